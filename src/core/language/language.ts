/** A row of the language table. */
export interface Language {
  /** BCP-47: `en`, `pt-BR`, `zh-Hant`. */
  code: string
  /** Name in English. */
  name: string
  nativeName: string
  direction: 'ltr' | 'rtl'
  /** Font family that carries captions in it. */
  fontFamily: string
}
