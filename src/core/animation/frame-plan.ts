import type { DrawOp } from '../meme/draw-op'
import type { Motion } from '../template/template'

/** One frame of a moving picture: which drawing it shows, which words, and for how long. */
export interface PlannedFrame {
  /** Index of the drawing on the frame sheet; null when the picture stands still. */
  pictureFrame: number | null
  /** Share of the loop that has passed; beyond 1 where the end of a loop is shown once more before it starts over. */
  at: number
  /** ms, a multiple of 10, at least 20: faster frames are slowed down by most programs. */
  delayMs: number
}

/** Loop of a still whose words appear one after the other, in ms. */
const stillLoopMs = 3600
/** How long a moving picture rests on its last frame when words appear late, so that they can be read. */
const readingMs = 1200
const delayMsMin = 20

/**
 * The timeline of a meme: the template's own motion, cut so that words appear when they should.
 *
 * 1. A template that moves gives a frame for each of its drawings, every `stride`-th one under a tight budget.
 * 2. A still gives one frame for each moment at which words appear; without such words, one frame in all.
 * 3. It begins where the scene starts over, so that late words stay until then.
 * 4. When words appear late, the frame at the end of the loop is held, so that they can be read before the loop starts over.
 *
 * @param stride 1 takes every drawing, 2 every second; the loop lasts as long in either case
 */
export function planFrames(motion: Motion | null, ops: readonly DrawOp[], stride = 1): PlannedFrame[] {
  const appearances = appearancesIn(ops)
  if (!motion) return stillFrames(appearances)
  const { firstFrame = 0 } = motion
  const frames: PlannedFrame[] = []
  for (let index = 0; index < motion.frames; index += stride) {
    const drawings = Math.min(stride, motion.frames - index)
    frames.push({
      pictureFrame: (firstFrame + index) % motion.frames,
      // A frame that stands for several shows the words that come during any of them.
      at: (firstFrame + index + drawings - 1) / motion.frames,
      delayMs: Math.max(delayMsMin, drawings * motion.delayMs),
    })
  }
  return holdAt(frames, Math.ceil((motion.frames - firstFrame) / stride) - 1, appearances)
}

/** The operations that are painted at a moment of the loop. */
export function opsAt(ops: readonly DrawOp[], at: number): DrawOp[] {
  return ops.filter((op) => op.kind !== 'text' || op.appearAt <= at)
}

/** Moments at which words appear after the start, in order. */
function appearancesIn(ops: readonly DrawOp[]): number[] {
  const moments = ops.flatMap((op) => (op.kind === 'text' && op.appearAt > 0 ? [op.appearAt] : []))
  return [...new Set(moments)].sort((first, second) => first - second)
}

function stillFrames(appearances: readonly number[]): PlannedFrame[] {
  const starts = [0, ...appearances]
  const frames = starts.map((at, index) => {
    const end = starts[index + 1] ?? 1
    const delayMs = Math.max(delayMsMin, Math.round(((end - at) * stillLoopMs) / 10) * 10)
    return { pictureFrame: null, at, delayMs }
  })
  return holdAt(frames, frames.length - 1, appearances)
}

/** Holds the frame with which the loop ends, before what is shown of that end once more. */
function holdAt(frames: PlannedFrame[], endsAt: number, appearances: readonly number[]): PlannedFrame[] {
  const lastAppearance = appearances.at(-1)
  if (lastAppearance === undefined) return frames
  return frames.map((frame, index) => {
    if (index !== endsAt) return frame
    return {
      ...frame,
      // Words that appear exactly at the end have no frame of their own in a loop of finite steps: this one shows them.
      at: Math.max(frame.at, lastAppearance),
      delayMs: frame.delayMs + (lastAppearance > 0.5 ? readingMs : 0),
    }
  })
}
