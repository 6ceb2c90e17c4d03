// Written by `npm run fonts:rules` from src/core/meme/script-fonts.ts.

/**
 * The `@font-face` rules of each family, apart from the page's own: those of the East Asian families are larger than
 * all other styles together. The rules name many files, and the browser loads those that letters need.
 */
const rules: Record<string, () => Promise<unknown>> = {
  'Noto Sans Arabic': () => import('@fontsource/noto-sans-arabic/700.css'),
  'Noto Sans Hebrew': () => import('@fontsource/noto-sans-hebrew/700.css'),
  'Noto Sans Thaana': () => import('@fontsource/noto-sans-thaana/700.css'),
  'Noto Sans Bengali': () => import('@fontsource/noto-sans-bengali/700.css'),
  'Noto Sans Gurmukhi': () => import('@fontsource/noto-sans-gurmukhi/700.css'),
  'Noto Sans Gujarati': () => import('@fontsource/noto-sans-gujarati/700.css'),
  'Noto Sans Oriya': () => import('@fontsource/noto-sans-oriya/700.css'),
  'Noto Sans Tamil': () => import('@fontsource/noto-sans-tamil/700.css'),
  'Noto Sans Telugu': () => import('@fontsource/noto-sans-telugu/700.css'),
  'Noto Sans Kannada': () => import('@fontsource/noto-sans-kannada/700.css'),
  'Noto Sans Malayalam': () => import('@fontsource/noto-sans-malayalam/700.css'),
  'Noto Sans Sinhala': () => import('@fontsource/noto-sans-sinhala/700.css'),
  'Noto Sans Thai': () => import('@fontsource/noto-sans-thai/700.css'),
  'Noto Sans Lao': () => import('@fontsource/noto-sans-lao/700.css'),
  'Noto Sans Khmer': () => import('@fontsource/noto-sans-khmer/700.css'),
  'Noto Sans Myanmar': () => import('@fontsource/noto-sans-myanmar/700.css'),
  'Noto Sans Georgian': () => import('@fontsource/noto-sans-georgian/700.css'),
  'Noto Sans Armenian': () => import('@fontsource/noto-sans-armenian/700.css'),
  'Noto Sans Ethiopic': () => import('@fontsource/noto-sans-ethiopic/700.css'),
  'Noto Sans JP Variable': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'Noto Sans KR Variable': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'Noto Sans SC Variable': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'Noto Sans TC Variable': () => import('@fontsource-variable/noto-sans-tc/wght.css'),
}

/**
 * Adds the rules of a script's family to the page.
 *
 * @throws Error when they cannot be fetched
 */
export async function declareScriptFont(family: string): Promise<void> {
  await rules[family]?.()
}
