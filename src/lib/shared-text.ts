import { promptCharsMax } from '@/contracts/limits'
import { cutText } from '@/core/text/text-limit'

/** The fields that another app shares: any may be missing, and some apps put the address into the text. */
interface Shared {
  title?: string | undefined
  text?: string | undefined
  url?: string | undefined
}

/** The shared fields as one prompt: without repetitions and within the prompt's limit. */
export function sharedText({ title, text, url }: Shared): string {
  const parts: string[] = []
  for (const part of [title, text, url]) {
    const trimmed = part?.trim() ?? ''
    if (trimmed !== '' && !parts.some((other) => other.includes(trimmed))) parts.push(trimmed)
  }
  return cutText(parts.join('\n'), promptCharsMax)
}
