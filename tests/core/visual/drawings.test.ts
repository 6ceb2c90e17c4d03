import { describe, expect, it } from 'vitest'
import { type FigureName, figures } from '@/core/visual/figures/figures'
import { type Ground, paintBox } from '@/core/visual/paint-box'
import { boundsOf, parsePath } from '@/core/visual/path-data'
import { createPen, type Drawn } from '@/core/visual/pen'
import { type SceneName, scenes } from '@/core/visual/scenes/scenes'
import { setDown } from '@/core/visual/set-down'
import { visualSizes } from '@/core/visual/visual-document'
import { fixedMeasure } from '../meme/fixed-measure'
import { visibleBounds } from './measure-visual'

const sceneNames = Object.keys(scenes) as SceneName[]
const figureNames = Object.keys(figures) as FigureName[]
const labels = ['Sleep', 'Food', 'Movement', 'Friends', 'Work']

function sceneOn(name: SceneName, ground: Ground): Drawn[] {
  const drawn: Drawn[] = []
  scenes[name].draw(createPen(drawn, ground, fixedMeasure))
  return drawn
}

describe('scenes', () => {
  it.each(sceneNames)('%s draws on each of its grounds, in the middle of the picture', (name) => {
    const { widthPx, heightPx } = visualSizes['4:5']
    for (const ground of scenes[name].grounds) {
      const place = { size: { widthPx, heightPx }, ground, seed: 5, spanPx: 450, centre: 'box' as const }
      const document = setDown(sceneOn(name, ground), place)
      expect(JSON.stringify(document)).not.toMatch(/NaN|Infinity/)
      const bounds = visibleBounds(document)
      expect((bounds?.leftPx ?? 0) + (bounds?.rightPx ?? 0)).toBeCloseTo(widthPx, -2)
      const middlePx = ((bounds?.topPx ?? 0) + (bounds?.bottomPx ?? 0)) / 2
      expect(middlePx).toBeLessThan(heightPx / 2 + 4)
      expect(middlePx).toBeGreaterThan(heightPx * 0.47)
    }
  })

  it.each(sceneNames)('%s does not drown in one of its grounds', (name) => {
    const area = (drawn: readonly Drawn[], fill: string) =>
      drawn.reduce((sum, one) => {
        if (one.kind !== 'path' || one.fill !== fill) return sum
        const box = boundsOf(one.subpaths)
        return box ? sum + (box.rightPx - box.leftPx) * (box.bottomPx - box.topPx) : sum
      }, 0)
    const whole = boundsOf(
      sceneOn(name, 'paper').flatMap((one) => (one.kind === 'path' && !one.bleeds ? one.subpaths : [])),
    )
    const wholeArea = whole ? (whole.rightPx - whole.leftPx) * (whole.bottomPx - whole.topPx) : 0
    for (const ground of scenes[name].grounds) {
      // Measured on another ground, because holes take the colour of theirs.
      const other = sceneOn(name, ground === 'paper' ? 'cream' : 'paper')
      expect(area(other, paintBox[ground]) / wholeArea, ground).toBeLessThan(0.05)
    }
  })

  it('have two grounds each, a title and an alt text of their own', () => {
    const all = Object.values(scenes)
    expect(all.every(({ grounds }) => new Set(grounds).size >= 2)).toBe(true)
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
    expect(new Set(all.map(({ alt }) => alt)).size).toBe(all.length)
    expect(all.every(({ alt }) => /^[A-Z].*[^.]$/.test(alt))).toBe(true)
  })
})

describe('figures', () => {
  it('are at least 24', () => {
    expect(figureNames.length).toBeGreaterThanOrEqual(24)
  })

  it.each(figureNames)('%s carries every number of labels that it takes', (name) => {
    const { takes, grounds, draw, alt } = figures[name]
    for (const count of takes) {
      const words = labels.slice(0, count)
      const drawn: Drawn[] = []
      draw(createPen(drawn, grounds[0] ?? 'paper', fixedMeasure), words, { widthPx: 842, heightPx: 799 })
      const written = drawn.flatMap((one) => (one.kind === 'words' ? one.fitted.lines : []))
      expect(written.join(' ').split(' ').sort()).toEqual([...words].sort())
      for (const word of words) expect(alt(words)).toContain(`“${word}”`)
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|null,null/)
    }
  })
})

describe('parsePath', () => {
  it('reads every command that drawings use', () => {
    const [shape] = parsePath('M0 0H30V10L20 20Q10 30 0 20C-5 10 -5 5 0 2Z')
    expect(shape?.curves.map(([, , end]) => end)).toEqual([
      [30, 0],
      [30, 10],
      [20, 20],
      [0, 20],
      [0, 2],
      [0, 0],
    ])
    expect(shape?.closed).toBe(true)
  })

  it('goes on with lines after the first pair of a move', () => {
    expect(parsePath('M1 2 3 4')[0]?.curves[0]?.[2]).toEqual([3, 4])
  })

  it.each(['M0 0A5 5 0 0 1 9 9', 'M0 0LNaN 4', 'M0 0L1', 'm0 0l1 1'])('refuses %s', (data) => {
    expect(() => parsePath(data)).toThrow(RangeError)
  })
})
