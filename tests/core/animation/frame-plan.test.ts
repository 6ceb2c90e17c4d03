import { describe, expect, it } from 'vitest'
import { opsAt, planFrames } from '@/core/animation/frame-plan'
import type { DrawOp } from '@/core/meme/draw-op'

const words = (text: string, appearAt: number): DrawOp => ({
  kind: 'text',
  text,
  xPx: 0,
  baselinePx: 0,
  font: '800 20px "Baloo 2"',
  color: '#000000',
  strokeColor: null,
  strokeWidthPx: 0,
  direction: 'ltr',
  rotateDeg: 0,
  pivotXPx: 0,
  pivotYPx: 0,
  opacity: 1,
  appearAt,
})
const paper: DrawOp = { kind: 'fill', xPx: 0, yPx: 0, widthPx: 9, heightPx: 9, color: '#ffffff' }
const motion = { frames: 5, delayMs: 80, posterFrame: 0 }
const lengthMs = (frames: readonly { delayMs: number }[]) =>
  frames.reduce((sum, frame) => sum + frame.delayMs, 0)

describe('the plan of the frames', () => {
  it('follows the motion of the template, drawing by drawing', () => {
    expect(planFrames(motion, [paper])).toEqual(
      [0, 1, 2, 3, 4].map((pictureFrame) => ({ pictureFrame, at: pictureFrame / 5, delayMs: 80 })),
    )
  })

  it('takes every second drawing and lasts as long', () => {
    const frames = planFrames(motion, [paper], 2)
    expect(frames.map(({ pictureFrame, delayMs }) => [pictureFrame, delayMs])).toEqual([
      [0, 160],
      [2, 160],
      [4, 80],
    ])
    expect(lengthMs(frames)).toBe(lengthMs(planFrames(motion, [paper])))
  })

  it('begins where the scene starts over, and keeps late words until then', () => {
    const ops = [words('now', 0), words('late', 0.6)]
    const frames = planFrames({ ...motion, firstFrame: 2 }, ops)
    expect(frames.map(({ pictureFrame }) => pictureFrame)).toEqual([2, 3, 4, 0, 1])
    expect(frames.map(({ at }) => opsAt(ops, at).length)).toEqual([1, 2, 2, 2, 2])
    // The end is held, not what is shown of it once more.
    expect(frames.map(({ delayMs }) => delayMs > 1000)).toEqual([false, false, true, false, false])
  })

  it('gives a still one frame, and one more for each moment at which words appear', () => {
    expect(planFrames(null, [paper, words('now', 0)])).toHaveLength(1)
    const frames = planFrames(null, [paper, words('now', 0), words('later', 0.5), words('as well', 0.5)])
    expect(frames.map(({ at }) => at)).toEqual([0, 0.5])
  })

  it('shows words from their moment on, and never loses them under a stride', () => {
    const ops = [paper, words('now', 0), words('late', 0.6), words('last', 1)]
    const begun = [1, 2, 3, 5].flatMap((stride) => [0, 1, 2].map((firstFrame) => ({ stride, firstFrame })))
    expect(planFrames(null, ops).map(({ at }) => opsAt(ops, at).length)).toEqual([2, 3, 4])
    for (const { stride, firstFrame } of begun) {
      const frames = planFrames({ ...motion, firstFrame }, ops, stride)
      const shown = frames.map(({ at }) => opsAt(ops, at).length)
      expect(shown.at(-1)).toBe(4)
      expect([...shown].sort()).toEqual(shown)
    }
    expect(opsAt(ops, 0)).toHaveLength(2)
  })

  it('rests on the last frame when words come late, so that they can be read', () => {
    const late = planFrames(motion, [words('late', 0.8)])
    expect(late.at(-1)?.delayMs).toBeGreaterThan(1000)
    expect(planFrames(motion, [words('early', 0.2)]).at(-1)?.delayMs).toBe(80)
  })
})
