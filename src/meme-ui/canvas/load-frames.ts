import { frameOrigin, frameSheetFile, sheetGrid } from '@/core/animation/frame-sheet'
import { loadPicture } from './load-picture'

/**
 * The drawings of an animated template, in the order of time. Each is cut out first: scaled straight from the sheet,
 * the edges of its neighbours would show. They are cut from a bitmap, because cut from the picture each would decode
 * the whole sheet again.
 *
 * @throws when the sheet cannot be fetched or decoded
 */
export async function loadFrames(imageName: string, frameCount: number): Promise<ImageBitmap[]> {
  const sheet = await createImageBitmap(await loadPicture(frameSheetFile(imageName)))
  const grid = sheetGrid(sheet.width, sheet.height, frameCount)
  try {
    return await Promise.all(
      Array.from({ length: frameCount }, (_, index) => {
        const { xPx, yPx } = frameOrigin(index, grid)
        return createImageBitmap(sheet, xPx, yPx, grid.frameWidthPx, grid.frameHeightPx)
      }),
    )
  } finally {
    sheet.close()
  }
}
