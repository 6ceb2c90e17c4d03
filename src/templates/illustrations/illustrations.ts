/** Every picture of the interface that is not a template; each becomes `public/art/<name>.webp`. */
import type { Illustration } from '../kit/scene'
import { avatars } from './avatars'
import { mark } from './mark'
import { people } from './people'
import { states } from './states'

export const illustrations: readonly Illustration[] = [...people, ...states, ...avatars, mark]
