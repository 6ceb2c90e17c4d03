import { composeMeme, memeSize } from '@/core/meme/compose-meme'
import { composeUpload } from '@/core/meme/compose-upload'
import type { MeasureText } from '@/core/meme/draw-op'
import type { MemeDocument } from '@/core/meme/meme-document'
import { shrinkMeme } from '@/core/meme/shrink-meme'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { markVisual } from '@/core/visual/mark-visual'
import type { LayoutEngine, SizedMeme } from '@/server/services/ports/layout-engine'

/** Lays out in the thread that calls it. */
export function createCanvasLayout(measure: MeasureText): LayoutEngine {
  const sized = (document: MemeDocument): SizedMeme => ({ document, ...memeSize(document, measure) })
  return {
    composeMeme: async (parts) => sized(composeMeme(parts, measure)),
    composeMemes: async (memes) => memes.map((parts) => sized(composeMeme(parts, measure))),
    composeUploads: async (memes) => memes.map((parts) => sized(composeUpload(parts, measure))),
    measureMeme: async (parts) => memeSize(parts, measure),
    shrinkMeme: async ({ document, isMoving }) => sized(shrinkMeme(document, isMoving, measure)),
    async composeVisuals({ request, mark }) {
      const visuals = composeVisuals(request, measure)
      if (mark === null) return visuals
      return visuals.map((visual) => ({ ...visual, document: markVisual(visual.document, mark, measure) }))
    },
  }
}
