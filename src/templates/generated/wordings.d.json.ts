import type { Wording } from '../make-recipe'
import type { TemplateName } from './name-list'

declare const wordings: Readonly<Record<TemplateName, Wording>>
export default wordings
