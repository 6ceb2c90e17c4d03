import { composeMeme } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import { findTemplate } from '@/templates/templates'

export interface ExampleMeme {
  document: MemeDocument
  altText: string
  /** Of a template that moves. */
  motion: Motion | null
}

/** px of an example's longer side; twice what the page shows, for dense screens. */
const longerSidePx = 1000

// Sizes in a document are upper bounds and the browser fits the words when it paints; without bars nothing else
// asks for a width.
const unmeasured: MeasureText = () => 0

/** A template filled with words, for the browser to paint. @throws Error when there is no such template */
export function exampleMeme(templateName: string, words: Readonly<Record<string, string>>): ExampleMeme {
  const template = findTemplate(templateName)
  if (!template) throw new Error(`The landing page shows a template that does not exist: ${templateName}`)
  const document = composeMeme(
    { template, words, maxDimension: longerSidePx, watermark: '', language: 'en' },
    unmeasured,
  )
  return { document, altText: describeMeme(template, document), motion: template.motion }
}
