import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { type PathSurface, paintVisual } from '@/core/visual/paint-visual'
import type { Visual } from '@/core/visual/visual-document'
import { visualSvg } from '@/core/visual/visual-svg'
import { fixedMeasure } from '../meme/fixed-measure'

const plain: Visual = {
  kind: 'figure',
  name: 'target',
  title: 'Right there',
  altText: 'A dot, labelled “<b> & "x"”.',
  document: {
    widthPx: 200,
    heightPx: 100,
    background: '#FFF3DC',
    marks: [
      {
        kind: 'path',
        data: 'M10 10C20 10 20 20 10 20Z',
        fill: '#FF6B5E',
        line: '#1B1B22',
        lineWidthPx: 9,
        bleeds: false,
      },
      {
        kind: 'path',
        data: 'M0 50C50 50 150 50 200 50',
        fill: null,
        line: '#1B1B22',
        lineWidthPx: 4.5,
        bleeds: true,
      },
      {
        kind: 'text',
        text: '<b> & "x"',
        centreXPx: 100,
        baselinePx: 80,
        widthPx: 60,
        sizePx: 20,
        font: '800 20px "Baloo 2", "Noto Sans"',
        color: '#1B1B22',
        direction: 'rtl',
      },
    ],
  },
}

describe('visualSvg', () => {
  it('writes paths with round lines, and words as words in their font with a last resort', () => {
    expect(visualSvg(plain)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100" role="img">' +
        '<title>A dot, labelled “&lt;b&gt; &amp; &quot;x&quot;”.</title>' +
        '<rect width="200" height="100" fill="#FFF3DC"/>' +
        '<path d="M10 10C20 10 20 20 10 20Z" fill="#FF6B5E" stroke="#1B1B22" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>' +
        '<path d="M0 50C50 50 150 50 200 50" fill="none" stroke="#1B1B22" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/>' +
        '<text x="100" y="80" text-anchor="middle" direction="rtl" font-family="&quot;Baloo 2&quot;, &quot;Noto Sans&quot;, sans-serif" font-weight="800" font-size="20" fill="#1B1B22">&lt;b&gt; &amp; &quot;x&quot;</text></svg>',
    )
  })

  it.each(['Burnout', '</text><script>&', '\u0000\ud800 broken \ufffe', '👩‍👩‍👧 مرحبا'])(
    'is a picture that a strict reader opens: %j',
    async (concept) => {
      for (const visual of composeVisuals({ concept, aspectRatio: '4:5', seed: 1 }, fixedMeasure)) {
        const { format, width, height } = await sharp(Buffer.from(visualSvg(visual))).metadata()
        expect({ format, width, height }).toEqual({ format: 'svg', width: 1080, height: 1350 })
      }
    },
  )
})

/** Writes down what is called, with the colours at that moment. */
function recorder() {
  const calls: string[] = []
  const target: Record<string, unknown> = {}
  const surface = new Proxy(target, {
    get: (_, name: string) =>
      name in target
        ? target[name]
        : (...values: unknown[]) => {
            const style =
              { fill: target.fillStyle, stroke: `${target.strokeStyle} ${target.lineWidth}` }[name] ?? ''
            calls.push([name, ...values, style].join(' ').trim())
          },
  }) as unknown as PathSurface
  return { calls, surface }
}

describe('paintVisual', () => {
  it('paints the ground, then fills and lines in order, then words from their left end', () => {
    const { calls, surface } = recorder()
    paintVisual(plain.document, surface, 0.5)
    expect(calls).toEqual([
      'save',
      'scale 0.5 0.5',
      'fillRect 0 0 200 100',
      'beginPath',
      'moveTo 10 10',
      'bezierCurveTo 20 10 20 20 10 20',
      'bezierCurveTo 10 16.666666666666668 10 13.333333333333334 10 10',
      'closePath',
      'fill #FF6B5E',
      'stroke #1B1B22 9',
      'beginPath',
      'moveTo 0 50',
      'bezierCurveTo 50 50 150 50 200 50',
      'stroke #1B1B22 4.5',
      'save',
      'fillText <b> & "x" 70 80',
      'restore',
      'restore',
    ])
  })
})
