const strongRightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u
const letter = /\p{L}/u
const rightToLeftLanguage =
  /^(ar|arc|ckb|dv|fa|ha-arab|he|iw|ks|ku-arab|nqo|pa-arab|ps|sd|syr|ug|ur|uz-arab|yi)\b/i

/**
 * Direction of a text by its first letter (Unicode UAX #9, rule P2); without letters, by its language; else ltr.
 *
 * @param language BCP-47
 */
export function textDirection(text: string, language: string | undefined): 'ltr' | 'rtl' {
  const first = letter.exec(text)?.[0]
  if (first !== undefined) return strongRightToLeft.test(first) ? 'rtl' : 'ltr'
  return language !== undefined && rightToLeftLanguage.test(language) ? 'rtl' : 'ltr'
}
