import { scriptFamilies } from '@/core/meme/script-fonts'

/** Weight of caption fonts in families that are not variable. */
const weight = 700
const variableSuffix = ' Variable'

/** Path of the style sheet with the `@font-face` rules of a family, in its fontsource package. */
function styleSheetOf(family: string): string {
  const isVariable = family.endsWith(variableSuffix)
  const name = family.replace(variableSuffix, '').toLowerCase().replaceAll(' ', '-')
  return isVariable ? `@fontsource-variable/${name}/wght.css` : `@fontsource/${name}/${weight}.css`
}

/** The source of src/meme-ui/canvas/declare-script-font.ts: bundlers need each import spelled out. */
export function fontRules(): string {
  const rules = scriptFamilies.map((family) => `  '${family}': () => import('${styleSheetOf(family)}'),`)
  return `// Written by \`npm run fonts:rules\` from src/core/meme/script-fonts.ts.

/**
 * The \`@font-face\` rules of each family, apart from the page's own: those of the East Asian families are larger than
 * all other styles together. The rules name many files, and the browser loads those that letters need.
 */
const rules: Record<string, () => Promise<unknown>> = {
${rules.join('\n')}
}

/**
 * Adds the rules of a script's family to the page.
 *
 * @throws Error when they cannot be fetched
 */
export async function declareScriptFont(family: string): Promise<void> {
  await rules[family]?.()
}
`
}
