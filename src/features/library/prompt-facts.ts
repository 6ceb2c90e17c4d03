import type { PromptSummary } from '@/contracts/pages'
import { emptyPromptDraft, type PromptDraft } from '@/meme-ui/prompt/kept-draft'

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })

const nameOf = (code: string) => (code === 'auto' ? null : (languageNames.of(code) ?? null))

/** The languages of a prompt in words: both, one where they are equal, null where any language will do. */
export function languagesOf({
  inputLanguage,
  outputLanguage,
}: Pick<PromptSummary, 'inputLanguage' | 'outputLanguage'>): { from: string | null; to: string | null } {
  const to = nameOf(outputLanguage)
  const from = nameOf(inputLanguage)
  return { from: from === to ? null : from, to }
}

/** The page of a prompt's kind, and its address with the prompt where the page takes one. */
export function placeOf({ kind, ...prompt }: PromptDraft & Pick<PromptSummary, 'kind'>): {
  place: string
  href: string
} {
  switch (kind) {
    case 'text-to-meme':
      return { place: '/create', href: `/create?${queryOf(prompt)}` }
    case 'text-to-gif':
      return { place: '/gifs', href: '/gifs' }
    case 'minimalist-visual':
      return { place: '/visuals', href: '/visuals' }
    default:
      return { place: '/themed', href: '/themed' }
  }
}

/** The prompt with the tone and languages that were chosen for it. */
function queryOf({ text, tone, inputLanguage, outputLanguage }: PromptDraft): URLSearchParams {
  const query = new URLSearchParams({ text })
  if (tone !== emptyPromptDraft.tone) query.set('tone', tone)
  if (inputLanguage !== emptyPromptDraft.inputLanguage) query.set('from', inputLanguage)
  if (outputLanguage !== emptyPromptDraft.outputLanguage) query.set('to', outputLanguage)
  return query
}
