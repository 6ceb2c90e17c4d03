import { useEffect, useState } from 'react'
import { artColors } from '@/core/meme/art-colors'
import { type Ground, memeShapes } from '@/core/meme/relayout-meme'
import { loadPicture } from '@/meme-ui/canvas/load-picture'
import { contextOf } from '@/meme-ui/canvas/measure-in-browser'
import { pencilFile } from '@/meme-ui/card/pencil-file'
import { type EdgeColours, edgeColoursOf } from './edge-colours'
import type { ShownShape } from './use-shown-meme'

const copySidePx = 48

/**
 * The colours that fill the space of a shape.
 *
 * @param chosen `#rrggbb`; null lets the drawing go on in the colours of its edges
 * @param drawnRatio width to height as the meme is drawn
 */
export function useGround(
  imageName: string,
  chosen: string | null,
  shape: ShownShape,
  drawnRatio: number,
): Ground {
  const [edges, setEdges] = useState<EdgeColours>()
  const isNeeded = shape !== 'drawn'
  useEffect(() => {
    if (!isNeeded) return
    let isOvertaken = false
    readEdges(imageName).then(
      (found) => !isOvertaken && setEdges(found),
      // Without the picture no colours can be read; the canvas reports the error.
      () => undefined,
    )
    return () => {
      isOvertaken = true
    }
  }, [imageName, isNeeded])
  if (chosen !== null) return { color: chosen }
  if (!edges || shape === 'drawn') return { color: artColors.paper }
  return memeShapes[shape] < drawnRatio
    ? { color: edges.top, endColor: edges.bottom }
    : { color: edges.left, endColor: edges.right }
}

async function readEdges(imageName: string): Promise<EdgeColours> {
  const picture = await loadPicture(pencilFile(imageName))
  const canvas = document.createElement('canvas')
  canvas.width = copySidePx
  canvas.height = copySidePx
  const context = contextOf(canvas)
  context.drawImage(picture, 0, 0, copySidePx, copySidePx)
  return edgeColoursOf(context.getImageData(0, 0, copySidePx, copySidePx).data, copySidePx)
}
