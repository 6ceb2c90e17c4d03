import type { MemeParts } from '@/core/meme/compose-meme'
import type { UploadParts } from '@/core/meme/compose-upload'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { VisualRequest } from '@/core/visual/compose-visuals'
import type { Visual } from '@/core/visual/visual-document'

/** px of a whole image, bars included. */
export interface MemeSize {
  widthPx: number
  heightPx: number
}

export interface SizedMeme extends MemeSize {
  document: MemeDocument
}

/**
 * Lays out words with the fonts that they are painted with. Text can be slow to measure and fonts slow to open: so the
 * product does it in threads of their own, and input and output are plain data.
 *
 * @throws SERVICE_UNAVAILABLE from every method when too much waits already
 * @see docs/adr/0043-texts-in-worker-threads.md
 */
export interface LayoutEngine {
  /** A template with words. */
  composeMeme(parts: MemeParts): Promise<SizedMeme>
  /** The memes of a run, in their order. */
  composeMemes(memes: readonly MemeParts[]): Promise<SizedMeme[]>
  /** Pictures that people brought with words, in their order. */
  composeUploads(memes: readonly UploadParts[]): Promise<SizedMeme[]>
  measureMeme(
    parts: Pick<MemeDocument, 'pictureWidthPx' | 'pictureHeightPx' | 'header' | 'footer'>,
  ): Promise<MemeSize>
  /** The document as large as it will be painted. */
  shrinkMeme(input: { document: MemeDocument; isMoving: boolean }): Promise<SizedMeme>
  /** Four drawings of a concept, with these words in the corner of each; no words when null. */
  composeVisuals(input: { request: VisualRequest; mark: string | null }): Promise<Visual[]>
}
