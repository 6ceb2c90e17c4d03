import { describe, expect, it } from 'vitest'
import { OwnBox } from '@/contracts/own-template'
import { ownBoxesMax } from '@/core/placement/own-box'
import { keywordsOf } from '@/features/own-template/keywords'
import { addBox, boxWithin, type DrawnBox, drawnBoxesOf, ownBoxesOf } from '@/features/own-template/own-boxes'
import { followGesture } from '@/meme-ui/boxes/stage-gesture'

const size = { widthPx: 800, heightPx: 600 }
const box = { x: 100, y: 100, width: 200, height: 120, rotateAngle: 0, fontSize: 16 }
const nameOf = (number: number) => `box ${number}`

describe('a box on a picture of one’s own', () => {
  it('that is moved over an edge stays as large as it is', () => {
    expect(boxWithin({ ...box, x: 700, y: -50 }, box, size)).toMatchObject({
      x: 600,
      y: 0,
      width: 200,
      height: 120,
    })
  })

  it('that is pulled over an edge is cut there', () => {
    expect(boxWithin({ ...box, width: 900 }, box, size)).toMatchObject({ x: 100, width: 700 })
    expect(boxWithin({ ...box, x: -40, width: 340 }, box, size)).toMatchObject({ x: 0, width: 300 })
  })

  it('is never smaller than can be read, nor larger than the picture', () => {
    expect(boxWithin({ ...box, width: 2, height: 3 }, undefined, size)).toMatchObject({
      width: 32,
      height: 24,
    })
    expect(boxWithin({ ...box, x: -100, width: 2000 }, undefined, size)).toMatchObject({ x: 0, width: 800 })
  })

  it('lies between where the hand began and where it is', () => {
    const gesture = { kind: 'draw', box, from: { x: 300, y: 400 } } as const
    const hand = { points: [{ x: 120, y: 480 }], isShift: false, isFree: false }
    const surroundings = { pictureWidthPx: 800, pictureHeightPx: 600, others: [], withinPx: 6 }
    expect(followGesture(gesture, hand, surroundings).box).toMatchObject({
      x: 120,
      y: 400,
      width: 180,
      height: 80,
    })
  })

  it('is one of eight, each with a key of its own', () => {
    let boxes: DrawnBox[] = []
    for (let count = 0; count < ownBoxesMax; count++) boxes = addBox(boxes, size).boxes
    expect(new Set(boxes.map(({ key }) => key)).size).toBe(ownBoxesMax)
    expect(addBox(boxes, size)).toEqual({ boxes, key: null })
    const fewer = boxes.filter(({ key }) => key !== 'box-3')
    expect(boxes.map(({ key }) => key)).not.toContain(addBox(fewer, size).key)
  })

  it('is sent as the contract takes it, wherever it was drawn, and comes back where it was', () => {
    const corners = [
      { ...box, x: 0, y: 0 },
      { ...box, x: 600, y: 480 },
      { ...box, x: 533.333, y: 400.1, width: 266.667, height: 199.9, rotateAngle: 12 },
      { ...box, x: 0, y: 0, width: 800, height: 600 },
    ].map((one, index) => ({ ...one, key: `box-${index}`, role: index === 0 ? '' : ' me ', hint: '' }))
    const sent = ownBoxesOf(corners, size, nameOf)
    for (const one of sent) expect(OwnBox.safeParse(one).success).toBe(true)
    expect(sent.map(({ role }) => role)).toEqual(['box 1', 'me', 'me', 'me'])
    const back = drawnBoxesOf(sent, size)
    for (const [index, one] of back.entries()) {
      expect(Math.abs(one.x - (corners[index]?.x ?? 0))).toBeLessThan(0.1)
      expect(Math.abs(one.width - (corners[index]?.width ?? 0))).toBeLessThan(0.1)
    }
  })
})

describe('words to find a picture by', () => {
  it('are what stands between commas, each once, at most twenty', () => {
    expect(keywordsOf(' work, Monday ,, work;late\nagain ')).toEqual(['work', 'Monday', 'late', 'again'])
    expect(keywordsOf(Array.from({ length: 30 }, (_, index) => `w${index}`).join(','))).toHaveLength(20)
    expect(keywordsOf('x'.repeat(80))[0]).toHaveLength(40)
  })
})
