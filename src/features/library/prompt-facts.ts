import type { PromptSummary } from '@/contracts/pages'
import { emptyPromptDraft, type PromptDraft } from '@/meme-ui/prompt/kept-draft'

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language' })

const nameOf = (code: string) => (code === 'auto' ? null : (languageNames.of(code) ?? null))

/** In words, from which language to which; null where any would do, and where both are one there is only the one. */
export function languagesOf({
  inputLanguage,
  outputLanguage,
}: Pick<PromptSummary, 'inputLanguage' | 'outputLanguage'>): { from: string | null; to: string | null } {
  const to = nameOf(outputLanguage)
  const from = nameOf(inputLanguage)
  return { from: from === to ? null : from, to }
}

/** The page on which it was said, and its address with what was said where it takes it. */
export function placeOf({ kind, ...said }: PromptDraft & Pick<PromptSummary, 'kind'>): {
  place: string
  href: string
} {
  switch (kind) {
    case 'text-to-meme':
      return { place: '/create', href: `/create?${queryOf(said)}` }
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
