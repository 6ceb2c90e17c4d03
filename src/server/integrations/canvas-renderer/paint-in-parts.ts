import type { Canvas, SKRSContext2D } from '@napi-rs/canvas'
import type { DrawOp } from '@/core/meme/draw-op'
import { paint } from '@/core/meme/paint'
import { wordsCost } from '@/core/meme/paint-cost'

/** Called now and then while a picture is made. Throws once the picture is not wanted any more, or takes too long. */
export type Checkpoint = () => void

/** Estimated ms of one part: ordinary memes are painted in one. */
const partCost = 100

/**
 * Paints, and calls the checkpoint between two parts. Skia only writes down what is to be painted and does it when
 * pixels are read: so a pixel is read at the end of each part.
 *
 * @throws as the checkpoint does
 */
export function paintInParts(
  ops: readonly DrawOp[],
  surface: SKRSContext2D,
  picture: () => Canvas,
  checkpoint: Checkpoint,
): void {
  const { width, height } = surface.canvas
  let cost = 0
  for (const op of ops) {
    paint([op], surface, picture)
    cost += costOf(op, width * height)
    if (cost <= partCost) continue
    cost = 0
    surface.getImageData(0, 0, 1, 1)
    checkpoint()
  }
}

function costOf(op: DrawOp, areaPx: number): number {
  if (op.kind !== 'text') return 0
  const sizePx = Number(/(\d+(?:\.\d+)?)px/.exec(op.font)?.[1] ?? 0)
  const areaShare = Math.min(1, (op.text.length * sizePx ** 2) / areaPx)
  return wordsCost({ text: op.text, areaShare, outlined: op.strokeColor !== null })
}
