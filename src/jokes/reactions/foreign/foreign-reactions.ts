import type { Reaction } from '../../book'
import { arReactions } from './ar'
import { bgReactions } from './bg'
import { bnReactions } from './bn'
import { caReactions } from './ca'
import { csReactions } from './cs'
import { daReactions } from './da'
import { deReactions } from './de'
import { elReactions } from './el'
import { esReactions } from './es'
import { faReactions } from './fa'
import { fiReactions } from './fi'
import { filReactions } from './fil'
import { frReactions } from './fr'
import { heReactions } from './he'
import { hiReactions } from './hi'
import { hrReactions } from './hr'
import { huReactions } from './hu'
import { idReactions } from './id'
import { itReactions } from './it'
import { jaReactions } from './ja'
import { koReactions } from './ko'
import { nbReactions } from './nb'
import { nlReactions } from './nl'
import { plReactions } from './pl'
import { ptReactions } from './pt'
import { roReactions } from './ro'
import { ruReactions } from './ru'
import { skReactions } from './sk'
import { svReactions } from './sv'
import { thReactions } from './th'
import { trReactions } from './tr'
import { ukReactions } from './uk'
import { urReactions } from './ur'
import { viReactions } from './vi'
import { zhReactions } from './zh'

/** Reactions by BCP-47 base code, for languages that we can write in but not read: right for good news and bad. */
export const foreignReactions: Readonly<Record<string, readonly Reaction[]>> = {
  ar: arReactions,
  bg: bgReactions,
  bn: bnReactions,
  ca: caReactions,
  cs: csReactions,
  da: daReactions,
  de: deReactions,
  el: elReactions,
  es: esReactions,
  fa: faReactions,
  fi: fiReactions,
  fil: filReactions,
  fr: frReactions,
  he: heReactions,
  hi: hiReactions,
  hr: hrReactions,
  hu: huReactions,
  id: idReactions,
  it: itReactions,
  ja: jaReactions,
  ko: koReactions,
  nb: nbReactions,
  nl: nlReactions,
  pl: plReactions,
  pt: ptReactions,
  ro: roReactions,
  ru: ruReactions,
  sk: skReactions,
  sv: svReactions,
  th: thReactions,
  tr: trReactions,
  uk: ukReactions,
  ur: urReactions,
  vi: viReactions,
  zh: zhReactions,
}
