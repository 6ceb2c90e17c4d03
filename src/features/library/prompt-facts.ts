import type { PromptSummary } from '@/contracts/pages'

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

/** The page on which it was said, and its address with the sentence and its tone where it takes them. */
export function placeOf({ kind, text, tone }: Pick<PromptSummary, 'kind' | 'text' | 'tone'>): {
  place: string
  href: string
} {
  switch (kind) {
    case 'text-to-meme':
      return {
        place: '/create',
        href: `/create?${new URLSearchParams(tone === 'any' ? { text } : { text, tone })}`,
      }
    case 'text-to-gif':
      return { place: '/gifs', href: '/gifs' }
    case 'minimalist-visual':
      return { place: '/visuals', href: '/visuals' }
    default:
      return { place: '/themed', href: '/themed' }
  }
}
