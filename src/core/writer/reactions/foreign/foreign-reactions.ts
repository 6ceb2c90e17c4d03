import type { Reaction } from '../reaction'
import { arReactions } from './ar'
import { csReactions } from './cs'
import { deReactions } from './de'
import { elReactions } from './el'
import { esReactions } from './es'
import { frReactions } from './fr'
import { hiReactions } from './hi'
import { huReactions } from './hu'
import { idReactions } from './id'
import { itReactions } from './it'
import { jaReactions } from './ja'
import { koReactions } from './ko'
import { nlReactions } from './nl'
import { plReactions } from './pl'
import { ptReactions } from './pt'
import { roReactions } from './ro'
import { ruReactions } from './ru'
import { svReactions } from './sv'
import { thReactions } from './th'
import { trReactions } from './tr'
import { ukReactions } from './uk'
import { viReactions } from './vi'
import { zhReactions } from './zh'

/** Reactions by BCP-47 base code, for languages that we can write in but not read: right for good news and bad. */
export const foreignReactions: Readonly<Record<string, readonly Reaction[]>> = {
  ar: arReactions,
  cs: csReactions,
  de: deReactions,
  el: elReactions,
  es: esReactions,
  fr: frReactions,
  hi: hiReactions,
  hu: huReactions,
  id: idReactions,
  it: itReactions,
  ja: jaReactions,
  ko: koReactions,
  nl: nlReactions,
  pl: plReactions,
  pt: ptReactions,
  ro: roReactions,
  ru: ruReactions,
  sv: svReactions,
  th: thReactions,
  tr: trReactions,
  uk: ukReactions,
  vi: viReactions,
  zh: zhReactions,
}
