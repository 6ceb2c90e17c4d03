/** Draws the frames of an animated template into one picture file. */
import sharp from 'sharp'
import {
  frameOrigin,
  frameSheetFile,
  frameSidePxMax,
  sheetColumns,
} from '../../src/core/animation/frame-sheet'
import type { Scene } from '../../src/templates/kit/scene'
import { sceneSvg } from '../../src/templates/kit/svg-document'
import { type DrawnImage, writeWhole } from './manifest'
import { publicFile, rasterise } from './render'

/**
 * Writes the sheet of a scene. Without loss: noise of a compressor would differ from frame to frame, and a GIF would
 * have to store all of it. As PNG: half the time to open of the same as WebP.
 */
export async function writeFrameSheet(
  scene: Scene,
  frameCount: number,
  publicDirectory: string,
): Promise<DrawnImage> {
  const columns = sheetColumns(frameCount)
  const cells = []
  for (let index = 0; index < frameCount; index++) {
    const drawn = (await rasterise(sceneSvg(scene, index / frameCount), frameSidePxMax)).removeAlpha().raw()
    cells.push(await drawn.toBuffer({ resolveWithObject: true }))
  }
  const { width: frameWidthPx = 1, height: frameHeightPx = 1 } = cells[0]?.info ?? {}
  const width = columns * frameWidthPx
  const height = Math.ceil(frameCount / columns) * frameHeightPx
  const grid = { columns, frameWidthPx, frameHeightPx }
  const sheet = sharp({ create: { width, height, channels: 3, background: scene.background } })
    .composite(
      cells.map(({ data, info }, index) => {
        const { xPx: left, yPx: top } = frameOrigin(index, grid)
        return {
          input: data,
          raw: { width: info.width, height: info.height, channels: 3 as const },
          left,
          top,
        }
      }),
    )
    .png({ compressionLevel: 6 })
  const bytes = await sheet.toBuffer()
  const file = frameSheetFile(scene.name).slice(1)
  writeWhole(publicFile(publicDirectory, file), bytes)
  return { file, widthPx: width, heightPx: height, bytes: bytes.byteLength }
}
