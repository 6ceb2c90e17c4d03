import type { MemeDocument } from '@/core/meme/meme-document'
import type { Ground, MemeShape } from '@/core/meme/relayout-meme'
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

/** A visual never moves, and no model writes its words. */
export interface VisualRenderOptions extends Pick<RenderOptions, 'widthPx' | 'altText'> {
  format: StillFormat
}

/** Paints memes and visuals on the server, with the fonts and the painting that the browser uses. */
export interface MemeRenderer {
  /**
   * The encoded image.
   *
   * @throws NOT_FOUND when the document names a picture that does not exist
   * @throws BAD_REQUEST when it cannot move in as few bytes as asked for, or moves and has another shape
   * @throws SERVICE_UNAVAILABLE when too many pictures are waiting already
   */
  render(document: MemeDocument, options: RenderOptions): Promise<Uint8Array>
  /**
   * A visual as an encoded image, neither side longer than 2048 px.
   *
   * @throws SERVICE_UNAVAILABLE when too many pictures are waiting already
   */
  renderVisual(document: VisualDocument, options: VisualRenderOptions): Promise<Uint8Array>
  /** A text that changes when the drawing of this name does; empty when nothing is known of it. */
  drawingVersion(imageName: string): Promise<string>
}
