/** Answer of a language detector. */
export interface DetectedLanguage {
  /** BCP-47 base code; empty when it has no idea. */
  code: string
  isReliable: boolean
}

export type DetectLanguage = (text: string) => DetectedLanguage

const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Thai}/u, 'th'],
]

/**
 * The language of the text: as told, else as detected. Without a reliable guess the wished output language is
 * believed when the detector leans to it, else the script decides; Latin letters are taken for English.
 */
export function chooseLanguage(
  text: string,
  told: { inputLanguage: string; outputLanguage: string },
  detectLanguage: DetectLanguage,
): string {
  if (told.inputLanguage !== 'auto' && told.inputLanguage !== '') return told.inputLanguage
  const detected = detectLanguage(text)
  const wished = baseLanguage(told.outputLanguage)
  if (detected.code !== '' && detected.code === wished) return told.outputLanguage
  const script = scripts.find(([pattern]) => pattern.test(text))?.[1]
  if (script) return detected.code !== '' && detected.code !== 'en' ? detected.code : script
  return detected.isReliable && detected.code !== '' ? detected.code : 'en'
}

/** Older or wider names of languages, by the name under which the book has them. */
const otherNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb', tl: 'fil', iw: 'he', in: 'id' }

/** `pt` of `pt-BR`, `nb` of `no`. */
export function baseLanguage(code: string): string {
  const base = code.split('-')[0]?.toLowerCase() ?? ''
  return otherNames[base] ?? base
}
