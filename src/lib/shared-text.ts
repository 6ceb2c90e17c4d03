import { promptCharsMax } from '@/contracts/limits'
import { cutText } from '@/core/text/text-limit'

/** What another app shares: any of them may be missing, and some programs put the address into the text. */
interface Shared {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** What was shared as one sentence to make memes of: nothing twice, and no more than a prompt takes. */
export function sharedText({ title, text, url }: Shared): string {
  const parts: string[] = []
  for (const part of [title, text, url]) {
    const trimmed = part?.trim() ?? ''
    if (trimmed !== '' && !parts.some((other) => other.includes(trimmed))) parts.push(trimmed)
  }
  return cutText(parts.join('\n'), promptCharsMax)
}
