import { opsAt, type PlannedFrame, planFrames } from '@/core/animation/frame-plan'
import type { MemeDocument } from '@/core/meme/meme-document'
import type { Motion } from '@/core/template/template'
import { loadFrames } from './load-frames'
import { paintOn } from './paint-meme'
import { prepareMeme } from './prepare-meme'

/** A meme that moves, ready to be shown frame by frame. */
interface Film {
  frames: PlannedFrame[]
  /** Paints one of the frames; resizes the canvas where it must. */
  paintFrame(canvas: HTMLCanvasElement, index: number): void
  /** Gives the memory of the drawings back. */
  close(): void
}

/**
 * The frames that the server's GIF shows, at any size.
 *
 * @throws when a font or the drawings cannot be loaded
 */
export async function openFilm(meme: MemeDocument, motion: Motion, widthPx?: number): Promise<Film> {
  const [{ layout }, drawings] = await Promise.all([
    prepareMeme(meme, widthPx),
    loadFrames(meme.imageName, motion.frames),
  ])
  const frames = planFrames(motion, layout.ops)
  return {
    frames,
    paintFrame(canvas, index) {
      const frame = frames[index]
      const drawing = drawings[frame?.pictureFrame ?? 0]
      if (frame && drawing) paintOn(canvas, layout, opsAt(layout.ops, frame.at), drawing)
    },
    close: () => {
      for (const drawing of drawings) drawing.close()
    },
  }
}

interface Play {
  meme: MemeDocument
  motion: Motion
  /** As the system wishes when absent. */
  isPlaying?: boolean | undefined
}

/**
 * Plays a meme on a canvas until the signal aborts. A paused meme shows its poster frame.
 *
 * @returns after the first frame was painted
 * @throws when a font or the drawings cannot be loaded
 */
export async function playMeme(
  { meme, motion, isPlaying }: Play,
  canvas: HTMLCanvasElement,
  widthPx: number,
  signal: AbortSignal,
): Promise<void> {
  const film = await openFilm(meme, motion, widthPx)
  if (signal.aborted) return film.close()
  const isStill = !(isPlaying ?? !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const poster = film.frames.findIndex(({ pictureFrame }) => pictureFrame === motion.posterFrame)
  let index = isStill ? Math.max(0, poster) : 0
  film.paintFrame(canvas, index)
  let timer = 0
  const showNext = () => {
    const delayMs = film.frames[index]?.delayMs ?? motion.delayMs
    timer = window.setTimeout(() => {
      index = (index + 1) % film.frames.length
      film.paintFrame(canvas, index)
      showNext()
    }, delayMs)
  }
  if (!isStill) showNext()
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    film.close()
  })
}
