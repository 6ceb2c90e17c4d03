import type { PictureTones } from '@/core/placement/picture-tones'

/** A picture that somebody brought, made ours: upright, sRGB, without metadata, at most 2048 px. */
export interface ReadPicture {
  /** Encoded anew; nothing of the file that came is left. */
  bytes: Uint8Array
  /** PNG when parts of it are transparent. */
  mediaType: 'image/jpeg' | 'image/png'
  widthPx: number
  heightPx: number
  /** For placing words. */
  tones: PictureTones
}

/** Reads picture files that nobody vouches for. */
export interface PictureReader {
  /**
   * The still that a file shows; of one that moves, its first frame. The type is told by content.
   *
   * @param bytes any bytes at all, at most 10 MB
   * @throws UNSUPPORTED_MEDIA_TYPE for anything but PNG, JPEG, WebP, GIF and AVIF, or a file of two kinds at once
   * @throws PAYLOAD_TOO_LARGE beyond 25 megapixels or 200 frames
   * @throws BAD_REQUEST when it is cut off, broken, tiny or a sliver
   * @throws SERVICE_UNAVAILABLE when too many are waiting
   */
  read(bytes: Uint8Array): Promise<ReadPicture>
}
