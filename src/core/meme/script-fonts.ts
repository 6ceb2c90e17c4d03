/** A family and the letters that only it draws. */
const scriptFonts: readonly (readonly [letters: RegExp, family: string])[] = [
  [/[\p{Script=Arabic}،؛؟]/u, 'Noto Sans Arabic'],
  [/[\p{Script=Hebrew}\u20aa]/u, 'Noto Sans Hebrew'],
  [/\p{Script=Thaana}/u, 'Noto Sans Thaana'],
  [/\p{Script=Bengali}/u, 'Noto Sans Bengali'],
  [/\p{Script=Gurmukhi}/u, 'Noto Sans Gurmukhi'],
  [/\p{Script=Gujarati}/u, 'Noto Sans Gujarati'],
  [/\p{Script=Oriya}/u, 'Noto Sans Oriya'],
  [/\p{Script=Tamil}/u, 'Noto Sans Tamil'],
  [/\p{Script=Telugu}/u, 'Noto Sans Telugu'],
  [/\p{Script=Kannada}/u, 'Noto Sans Kannada'],
  [/\p{Script=Malayalam}/u, 'Noto Sans Malayalam'],
  [/\p{Script=Sinhala}/u, 'Noto Sans Sinhala'],
  [/[\p{Script=Thai}฿]/u, 'Noto Sans Thai'],
  [/\p{Script=Lao}/u, 'Noto Sans Lao'],
  [/[\p{Script=Khmer}៛]/u, 'Noto Sans Khmer'],
  [/\p{Script=Myanmar}/u, 'Noto Sans Myanmar'],
  [/\p{Script=Georgian}/u, 'Noto Sans Georgian'],
  [/[\p{Script=Armenian}֏]/u, 'Noto Sans Armenian'],
  [/\p{Script=Ethiopic}/u, 'Noto Sans Ethiopic'],
]

/** One family a writing tradition: the same Han character is drawn differently in each. */
const eastAsianFonts = {
  japanese: 'Noto Sans JP Variable',
  korean: 'Noto Sans KR Variable',
  simplified: 'Noto Sans SC Variable',
  traditional: 'Noto Sans TC Variable',
} as const

/** Every family behind "Noto Sans", whichever text needs it. */
export const scriptFamilies: readonly string[] = [
  ...scriptFonts.map(([, family]) => family),
  ...Object.values(eastAsianFonts),
]

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const hangul = /\p{Script=Hangul}/u
const han = /\p{Script=Han}/u
// Punctuation and wide letters that any of the four draws.
const eastAsianSign = /[\u3000-\u303f\u30fb\uff00-\uffef]/u
// Arrows, stars, ticks, notes, mathematics: the Chinese family has them; no emoji, and not what "Noto Sans" has.
const sign = /(?![\p{Extended_Pictographic}ℓ№↑↓−∕])[‡‰\u2100-\u27bf\u2900-\u2bff]/u
// Frequent characters that simplified writing replaced.
const replacedCharacters = [
  '們個這來說時會為對過還沒麼與見開關問題學習車東長書員國無電話語馬魚鳥龍門間聽誰讓請謝應該給經驗點錢買',
  '賣單雙兩網頁樣種業從當愛覺難歡樂氣飯體機場號嗎媽廣專師傳統發現實際總結熱報週張島灣臺幾條線級練紅綠藍',
  '紙終縣緊織續義萬葉蘇藝處虛蟲補裝複親觀記許訪設試詩詳認誌課調談講證識護變貓貝負財貨責貴費資賓質軍輕轉',
  '辦農遠連進運達違遲選邊鄉醫鐵銀鋼錯鍵鎖閃閉雞離雲霧靜響頂項順須預頭頻顏願風飛養館驚',
].join('')
// Those, and the letters of Taiwan's phonetic script.
const traditional = new RegExp(String.raw`[\p{Script=Bopomofo}${replacedCharacters}]`, 'u')

/**
 * The families that a text needs behind "Noto Sans", those of East Asia aside; none for Latin, Greek, Cyrillic and
 * Devanagari, which "Noto Sans" draws.
 */
export function scriptFamiliesOf(text: string): string[] {
  return scriptFonts.filter(([letters]) => letters.test(text)).map(([, family]) => family)
}

/**
 * The East Asian families that a text needs: kana is Japanese and Hangul Korean; Han without kana is Chinese, in the
 * writing that its characters show.
 */
export function eastAsianFamiliesOf(text: string): string[] {
  const families: string[] = []
  if (kana.test(text)) families.push(eastAsianFonts.japanese)
  if (hangul.test(text)) families.push(eastAsianFonts.korean)
  if (traditional.test(text) && !kana.test(text)) families.push(eastAsianFonts.traditional)
  else if (han.test(text) && !kana.test(text)) families.push(eastAsianFonts.simplified)
  if (families.length === 0 && eastAsianSign.test(text)) families.push(eastAsianFonts.japanese)
  if (families.length === 0 && sign.test(text)) families.push(eastAsianFonts.simplified)
  return families
}

/** True if a text has words in Chinese, Japanese or Korean, not just signs. */
export function hasEastAsianWords(text: string): boolean {
  return kana.test(text) || hangul.test(text) || han.test(text)
}
