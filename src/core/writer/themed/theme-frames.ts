/** One or two lines with the theme in them. They suit any theme, because it is quoted or stands alone. */

import type { Reading } from '../read/reading'

/** One or two lines in reading order. `{T}` is the theme with a capital, `{t}` as it stands in a sentence. */
export type Frame = readonly [string] | readonly [string, string]

const english: readonly Frame[] = [
  ['Somebody said “{t}”', 'I have not been the same since'],
  ['{T}: the brochure'],
  ['Nobody:', 'Me, about “{t}”:'],
  ['An expert on “{t}” has entered the room'],
  ['I was told there would be no “{t}” today'],
  ['My face when the subject is “{t}”'],
  ['“{T}”, day one', 'Also day one hundred'],
  ['{T}: a portrait from memory'],
  ['Things I was ready for: several', 'One of them: not “{t}”'],
  ['My last words will be about “{t}”', 'Probably these'],
]

/** For names, groups and grief: nothing is said of the subject. */
const gentle: readonly Frame[] = [
  ['{T}'],
  ['Today: {t}'],
  ['{T}', 'One day at a time'],
  ['{T}', 'That is all'],
  ['For everybody who knows: {t}'],
]

const foreign: Readonly<Record<string, readonly Frame[]>> = {
  de: [
    ['Jemand hat „{t}“ gesagt', 'Seitdem bin ich nicht mehr dieselbe Person'],
    ['{T}: der Prospekt'],
    ['Niemand:', 'Ich zum Thema „{t}“:'],
    ['Heute sollte es doch einmal nicht um „{t}“ gehen'],
    ['Mein Gesicht, wenn es um „{t}“ geht'],
    ['„{T}“, erster Tag', 'Und auch der hundertste'],
  ],
  fr: [
    ['Quelqu’un a dit « {t} »', 'Depuis, plus rien n’est pareil'],
    ['{T} : la brochure'],
    ['Personne :', 'Moi, à propos de « {t} » :'],
    ['On m’avait promis une journée sans « {t} »'],
    ['Ma tête quand on parle de « {t} »'],
    ['« {T} », premier jour', 'Et aussi le centième'],
  ],
  es: [
    ['Alguien dijo «{t}»', 'Desde entonces nada es igual'],
    ['{T}: el folleto'],
    ['Nadie:', 'Yo, sobre «{t}»:'],
    ['Me prometieron un día sin «{t}»'],
    ['Mi cara cuando se habla de «{t}»'],
    ['«{T}», primer día', 'Y también el centésimo'],
  ],
  it: [
    ['Qualcuno ha detto «{t}»', 'Da allora niente è come prima'],
    ['{T}: il dépliant'],
    ['Nessuno:', 'Io, a proposito di «{t}»:'],
    ['Mi avevano promesso una giornata senza «{t}»'],
    ['La mia faccia quando si parla di «{t}»'],
    ['«{T}», primo giorno', 'E anche il centesimo'],
  ],
  pt: [
    ['Alguém disse “{t}”', 'Desde então nada é igual'],
    ['{T}: o folheto'],
    ['Ninguém:', 'Eu, sobre “{t}”:'],
    ['Prometeram-me um dia sem “{t}”'],
    ['A minha cara quando se fala de “{t}”'],
    ['“{T}”, primeiro dia', 'E também o centésimo'],
  ],
  nl: [
    ['Iemand zei “{t}”', 'Sindsdien is niets meer hetzelfde'],
    ['{T}: de folder'],
    ['Niemand:', 'Ik, over “{t}”:'],
    ['Mij was een dag zonder “{t}” beloofd'],
    ['Mijn gezicht als het over “{t}” gaat'],
    ['“{T}”, dag één', 'En ook dag honderd'],
  ],
}

/** The theme alone, for languages that we have no words in. */
const wordless: readonly Frame[] = [['{T}'], ['{T}', '…'], ['{T}?', '{T}!'], ['…', '{T}'], ['{T}…']]

/** @param language base code of the theme's language, such as `en` */
export function framesFor(language: string, isGuarded: boolean): readonly Frame[] {
  if (language === 'en') return isGuarded ? gentle : english
  // In other languages only the wordless frames are sure to comment on no person.
  return isGuarded ? wordless : (foreign[language] ?? wordless)
}

/** A theme at the start of a line, and inside one. */
export interface ThemeForms {
  capital: string
  inline: string
}

/** Inside a line the theme begins as it was typed: only its owner knows whether it is a name. */
export function themeForms({ text, phrase }: Pick<Reading, 'text' | 'phrase'>): ThemeForms {
  const typed = phrase.text.charAt(0)
  const isSameLetter = typed.toLowerCase() === text.charAt(0).toLowerCase()
  return { capital: text, inline: isSameLetter ? typed + text.slice(1) : text }
}

/** The frame's lines with the theme in them. */
export function fillFrame(frame: Frame, theme: ThemeForms): string[] {
  return frame.map((line) =>
    line.replaceAll('{T}', () => theme.capital).replaceAll('{t}', () => theme.inline),
  )
}
