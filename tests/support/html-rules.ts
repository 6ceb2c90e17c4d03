import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The recommended rules but for how React writes what is right. */
const rules = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: {
      // React writes `noModule`; names of attributes have no case in HTML.
      'attr-case': 'off',
      // React ends elements without content with a slash, which HTML ignores.
      'void-style': 'off',
      // React writes `async=""` for what is set, and so does every parser when it is asked.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The room of a picture is kept by its own ratio before a style sheet could know it.
      'no-inline-style': 'off',
      // Ids of React begin with an underscore; they must be there and be unique.
      'valid-id': ['error', { relaxed: true }],
      // The choices of Radix are buttons with the role of a radio, as the pattern for a row of them has it.
      'prefer-native-element': ['error', { exclude: ['radio'] }],
      // Titles that search engines show whole have up to sixty letters and the brand behind them.
      'long-title': 'off',
    },
  }),
)

/** Rules that a page's markup breaks, as `rule: sentence, at the beginning of the piece`. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await rules.validateString(withoutEmptyAction(html))
  const lines = html.split('\n')
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, line, column }) => {
      const piece = lines[line - 1]?.slice(Math.max(0, column - 1), column + 80) ?? ''
      return `${ruleId}: ${message}, at ${piece}`
    })
}

/** React writes `action=""` for a form that posts to its own page: every browser does that, and HTML wants it left out. */
function withoutEmptyAction(html: string): string {
  return html.replace(/(<form[^>]*) action=""/g, '$1')
}
