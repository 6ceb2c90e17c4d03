import { AppError } from '@/contracts/errors'
import type { MemeDocument } from '@/core/meme/meme-document'
import { momentsMax, momentsOf, paintCost, paintCostMax } from '@/core/meme/paint-cost'

/**
 * Refuses a meme that would take seconds to paint, before it is stored: its address works for everybody.
 * @throws BAD_REQUEST
 */
export function refuseCostly(document: MemeDocument): void {
  if (momentsOf(document).length > momentsMax) {
    throw new AppError('BAD_REQUEST', `captions: words may appear at ${momentsMax} moments at most.`)
  }
  if (paintCost(document) <= paintCostMax) return
  throw new AppError(
    'BAD_REQUEST',
    'captions: this is too much for one picture. Write fewer words or emoji, or leave out outlines.',
  )
}
