/** Longer side of the smaller of a template's two files; the larger one is drawn at 2048 px. */
const smallFilePx = 800

/**
 * Address of the file that draws a template at a size, below the site's root. Browser and server ask here, so both
 * draw the same pixels.
 *
 * @param targetLongerSidePx px of the picture's longer side on the painted surface
 */
export function pictureFile(imageName: string, targetLongerSidePx: number): string {
  const name = encodeURIComponent(imageName)
  return targetLongerSidePx <= smallFilePx
    ? `/templates/${name}-${smallFilePx}.webp`
    : `/templates/${name}.webp`
}
