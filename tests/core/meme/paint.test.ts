import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { DrawOp } from '@/core/meme/draw-op'
import { paint } from '@/core/meme/paint'
import type { Surface2D } from '@/core/meme/surface'

/** A surface that writes down what is done to it, with the state that the call saw. */
function recordingSurface() {
  const calls: string[] = []
  const states: Record<string, unknown>[] = []
  const state: Record<string, unknown> = { globalAlpha: 1 }
  const record =
    (name: string, ...seen: string[]) =>
    (...args: unknown[]) => {
      calls.push([name, ...args, ...seen.map((key) => state[key])].join(' '))
    }
  const surface = new Proxy(
    {
      save: () => void states.push({ ...state }),
      restore: () => void Object.assign(state, states.pop()),
      translate: record('translate'),
      rotate: record('rotate'),
      fillRect: record('fillRect', 'fillStyle'),
      fillText: record('fillText', 'fillStyle', 'font', 'direction', 'globalAlpha'),
      strokeText: record('strokeText', 'strokeStyle', 'lineWidth', 'lineJoin'),
      drawImage: record('drawImage', 'imageSmoothingQuality'),
    } as unknown as Surface2D<string>,
    {
      set(_target, key, value) {
        state[String(key)] = value
        return true
      },
    },
  )
  return { surface, calls, state }
}

const text: DrawOp = {
  kind: 'text',
  text: 'hi',
  xPx: 5,
  baselinePx: 9,
  font: '800 20px "Baloo 2"',
  color: '#ffffff',
  strokeColor: '#000000',
  strokeWidthPx: 3,
  direction: 'rtl',
  rotateDeg: 0,
  pivotXPx: 50,
  pivotYPx: 60,
  opacity: 0.65,
  appearAt: 0,
}

describe('paint', () => {
  it('draws in order: fills, the named picture, the outline beneath its letters', () => {
    const { surface, calls } = recordingSurface()
    const fill: DrawOp = { kind: 'fill', xPx: 0, yPx: 0, widthPx: 8, heightPx: 6, color: '#FFFDF7' }
    const picture: DrawOp = { kind: 'picture', imageName: 'podium', xPx: 0, yPx: 1, widthPx: 8, heightPx: 5 }
    paint([fill, picture, text], surface, (name) => `the ${name}`)
    expect(calls).toEqual([
      'fillRect 0 0 8 6 #FFFDF7',
      'drawImage the podium 0 1 8 5 high',
      'strokeText hi 5 9 #000000 3 round',
      'fillText hi 5 9 #ffffff 800 20px "Baloo 2" rtl 0.65',
    ])
  })

  it('turns text around its pivot', () => {
    const { surface, calls } = recordingSurface()
    paint([{ ...text, rotateDeg: 90, strokeColor: null }], surface, String)
    expect(calls.slice(0, 3)).toEqual(['translate 50 60', `rotate ${Math.PI / 2}`, 'translate -50 -60'])
    expect(calls).toHaveLength(4)
  })

  it('leaves the surface as it was', () => {
    const { surface, state } = recordingSurface()
    paint([text], surface, String)
    expect(state.globalAlpha).toBe(1)
  })

  it('takes both canvases as they are', () => {
    expectTypeOf<CanvasRenderingContext2D>().toExtend<Surface2D<CanvasImageSource>>()
    expectTypeOf<OffscreenCanvasRenderingContext2D>().toExtend<Surface2D<CanvasImageSource>>()
    expectTypeOf<SKRSContext2D>().toExtend<Surface2D<Canvas | Image>>()
    // @ts-expect-error a path draws no images and no text
    expectTypeOf<Path2D>().toExtend<Surface2D<CanvasImageSource>>()
  })
})
