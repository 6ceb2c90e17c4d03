import type { Reaction } from '../reaction'
import { deReactions } from './de'
import { esReactions } from './es'
import { frReactions } from './fr'
import { itReactions } from './it'
import { nlReactions } from './nl'
import { ptReactions } from './pt'

/** Reactions by BCP-47 base code, for languages that we can write in but not read: right for good news and bad. */
export const foreignReactions: Readonly<Record<string, readonly Reaction[]>> = {
  de: deReactions,
  es: esReactions,
  fr: frReactions,
  it: itReactions,
  nl: nlReactions,
  pt: ptReactions,
}
