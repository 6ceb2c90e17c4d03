import type { MemeParts } from '@/core/meme/compose-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Ground, MemeShape } from '@/core/meme/relayout-meme'
import type { Template } from '@/core/template/template'
import type { VisualDocument } from '@/core/visual/visual-document'

/** A GIF always moves as far as its template does; a WebP moves when its template does. */
export type ImageFormat = 'png' | 'jpg' | 'webp' | 'gif'
export type StillFormat = Exclude<ImageFormat, 'gif'>

export interface RenderOptions {
  format: ImageFormat
  /**
   * px of the whole image; 16..2048, the nearest bound counts beyond. The document's own width when absent. What moves
   * is never larger than its drawn frames.
   */
  widthPx?: number | undefined
  /** Written into the file for those who cannot see it. */
  altText?: string | undefined
  /** Bytes that a moving picture may take; 2 MiB when absent. */
  bytesMax?: number | undefined
  /** Lays a still out anew for another shape; as its picture is drawn when absent. */
  shape?: { name: MemeShape; ground: Ground } | undefined
  /** A generative model wrote the words: the file says so. Words by rules or by a person are not marked. */
  wordsByModel?: boolean | undefined
}

/** A visual never moves. */
export interface VisualRenderOptions extends Pick<RenderOptions, 'widthPx' | 'altText' | 'wordsByModel'> {
  format: StillFormat
}

/** A template and the words to put on it, for a picture that is stored nowhere. */
export interface FilledTemplate extends Omit<MemeParts, 'template'> {
  template: Template
}

/** Whose picture it is: callers take turns, and a picture is given up once its caller has left. */
export interface RenderCaller {
  /** Such as `account:…` or `address:…`. */
  id: string
  /** Aborted when the caller has left. */
  signal?: AbortSignal | undefined
}

/** Pictures of the product's own pages and scripts. */
export const productCaller: RenderCaller = { id: 'product' }

/** Paints memes and visuals on the server, with the fonts and the painting that the browser uses. */
export interface MemeRenderer {
  /**
   * The encoded image.
   *
   * @throws NOT_FOUND when the document names a picture that does not exist
   * @throws BAD_REQUEST when it cannot move in as few bytes as asked for, moves and has another shape, or takes too
   * long to paint
   * @throws SERVICE_UNAVAILABLE when too many pictures are waiting already, of this caller or of all
   * @throws the reason of the caller's signal once it is aborted
   */
  render(document: MemeDocument, options: RenderOptions, caller?: RenderCaller): Promise<Uint8Array>
  /** Fills a template, describes it and paints it; nothing is laid out in the thread of the caller. @throws as `render` */
  renderTemplate(
    parts: FilledTemplate,
    options: Omit<RenderOptions, 'altText' | 'shape'>,
    caller?: RenderCaller,
  ): Promise<Uint8Array>
  /**
   * A visual as an encoded image, neither side longer than 2048 px.
   *
   * @throws SERVICE_UNAVAILABLE | the reason of the caller's signal, as `render` does
   */
  renderVisual(
    document: VisualDocument,
    options: VisualRenderOptions,
    caller?: RenderCaller,
  ): Promise<Uint8Array>
  /** A text that changes when the drawing of this name does; empty when nothing is known of it. */
  drawingVersion(imageName: string): Promise<string>
}
