import { frameOrigin, frameSheetFile, sheetGrid } from '@/core/animation/frame-sheet'
import { loadPicture } from './load-picture'

/**
 * The drawings of an animated template, in the order of time. Each is cut out first: scaled straight from the sheet,
 * the edges of its neighbours would show.
 *
 * @throws when the sheet cannot be fetched or decoded
 */
export async function loadFrames(imageName: string, frameCount: number): Promise<ImageBitmap[]> {
  const sheet = await loadPicture(frameSheetFile(imageName))
  const grid = sheetGrid(sheet.naturalWidth, sheet.naturalHeight, frameCount)
  return Promise.all(
    Array.from({ length: frameCount }, (_, index) => {
      const { xPx, yPx } = frameOrigin(index, grid)
      return createImageBitmap(sheet, xPx, yPx, grid.frameWidthPx, grid.frameHeightPx)
    }),
  )
}
