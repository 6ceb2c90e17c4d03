import { uploadAddress, uploadKeyOf } from './picture-name'

/** Longer side of the smaller of a template's two files; the larger one is drawn at 2048 px. */
const smallFilePx = 800

/**
 * Address of the file that shows a picture at a size, below the site's root; an upload has one file. Browser and
 * server ask here, so both draw the same pixels.
 *
 * @param targetLongerSidePx px of the picture's longer side on the painted surface
 */
export function pictureFile(imageName: string, targetLongerSidePx: number): string {
  const uploadKey = uploadKeyOf(imageName)
  if (uploadKey !== null) return uploadAddress(uploadKey)
  const name = encodeURIComponent(imageName)
  return targetLongerSidePx <= smallFilePx
    ? `/templates/${name}-${smallFilePx}.webp`
    : `/templates/${name}.webp`
}
