import { FoundTemplates, SearchTemplatesTool } from '@/contracts/mcp-tools'
import { defineTool } from '../tool'

export const searchTemplates = defineTool({
  name: 'search_templates',
  title: 'Search meme templates',
  description:
    'Finds meme templates by name, feeling, situation or what is to be seen, in any language. Free. Each comes with its slots, the places for words: pass its name and words by slot id to render_meme.',
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  input: SearchTemplatesTool,
  output: FoundTemplates,
  async run({ caller }, { limit, ...query }) {
    const { memeTemplates } = await caller.search.templates(query)
    const templates = memeTemplates.slice(0, limit)
    return { output: { templates }, text: describe(templates) }
  },
})

interface Described {
  name: string
  description: string
  slots: readonly { id: string; hint: string; maxChars: number }[]
}

function describe(templates: readonly Described[]): string {
  if (templates.length === 0) return 'No template fits. Try another word, or none for a selection.'
  return templates
    .map(({ name, description, slots }) => {
      const places = slots.map(({ id, hint, maxChars }) => `  ${id}: ${hint} (up to ${maxChars} characters)`)
      return [`${name}: ${description}`, ...places].join('\n')
    })
    .join('\n')
}
