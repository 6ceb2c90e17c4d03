import type { z } from 'zod'
import type { TemplateImageInput } from '@/contracts/template-image'

/** A picture that its address describes: a template with words, stored nowhere. */
export interface TemplateImage extends Partial<Omit<z.input<typeof TemplateImageInput>, 'template'>> {
  /** Its name, as a search gives it. */
  template: string
  /** PNG when absent. */
  format?: 'png' | 'jpg' | 'webp' | 'gif'
  /** px, 16..2048 */
  width?: number
  /** Most bytes of a GIF, 20,000..20,000,000. */
  maxBytes?: number
}

/** The address of a template with words: for an `<img>`, without a key. Without words it is blank. */
export function templateImageAddress(
  { template, format = 'png', texts = {}, ...others }: TemplateImage,
  url: string,
): string {
  const address = new URL(`/api/v1/meme/image/${encodeURIComponent(template)}.${format}`, url)
  for (const [slot, text] of Object.entries(texts)) address.searchParams.set(`text.${slot}`, text)
  for (const [name, value] of Object.entries(others)) {
    if (value !== undefined) address.searchParams.set(name, String(value))
  }
  return address.href
}
