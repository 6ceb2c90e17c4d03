import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, it } from 'vitest'
import { composeMeme } from '../../src/core/meme/compose-meme'
import type { MeasureText } from '../../src/core/meme/draw-op'
import { layoutMeme } from '../../src/core/meme/layout-meme'
import type { Template, TemplateSlot } from '../../src/core/template/template'
import { sentenceRoom } from '../../src/core/writer/offer/sentence-room'
import type { Scene } from '../../src/templates/kit/scene'
import { sceneSvg } from '../../src/templates/kit/svg-document'
import { templates } from '../../src/templates/templates'

/** Caption sizes are judged on an image of this size; 28 px of it can be read on a phone. */
const judgedSidePx = 1000
const readablePx = 28
const leastContrast = 4.5
/** The share of the pixels under a box that may fall short: thin lines, a nail, the edge of a facet. */
const strayShare = 0.08
/** Mean difference of two moments, 0 to 255: a lamp that blinks may differ at the seam, nothing that moves may. */
const loopSeam = 0.2
const leastMotion = 0.5

const require = createRequire(import.meta.url)
const fontFile = (name: string) => require.resolve(`@fontsource/${name}`)
GlobalFonts.registerFromPath(fontFile('baloo-2/files/baloo-2-latin-800-normal.woff2'), 'Baloo 2')
GlobalFonts.registerFromPath(fontFile('anton/files/anton-latin-400-normal.woff2'), 'Anton')

const context = createCanvas(8, 8).getContext('2d')
const measure: MeasureText = (text, font) => {
  context.font = font
  return context.measureText(text).width
}

const prose =
  'the neighbour who waters everything but the plants has now begun to advise us on how to raise the cat, who agrees'

function fontSizesPx(template: Template, words: Record<string, string>): number[] {
  const meme = composeMeme({ template, words, maxDimension: judgedSidePx, watermark: '' }, measure)
  const layout = layoutMeme(meme, measure)
  expect(layout.captions.map(({ overflow }) => overflow)).not.toContain(true)
  return layout.captions.map(({ fontSizePx }) => (fontSizePx / layout.widthPx) * judgedSidePx)
}

/** What a channel of 0 to 255 adds to the light. */
const linear = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Relative luminance of a colour, channels 0 to 255. */
function luminance(channels: ArrayLike<number>): number {
  const light = (index: number) => linear[channels[index] ?? 0] ?? 0
  return 0.2126 * light(0) + 0.7152 * light(1) + 0.0722 * light(2)
}

function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

const channelsOf = (hex: string) => [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16))

interface BlankImage {
  pixels: Uint8Array
  width: number
  height: number
}

function blankImage(scene: Scene, t: number, widthPx: number): BlankImage {
  const fitTo = { mode: 'width', value: widthPx } as const
  const drawn = new Resvg(sceneSvg(scene, t), { fitTo, font: { loadSystemFonts: false } }).render()
  return { pixels: new Uint8Array(drawn.pixels), width: drawn.width, height: drawn.height }
}

/** Mean difference of the channels, 0 to 255. */
function differencePerPixel(first: BlankImage, second: BlankImage): number {
  let sum = 0
  for (const [index, value] of first.pixels.entries()) sum += Math.abs(value - (second.pixels[index] ?? 0))
  return sum / first.pixels.length
}

/** Share of the blank picture's pixels under a box on which its words cannot be read. */
function poorShare(slot: TemplateSlot, image: BlankImage): number {
  const words = luminance(channelsOf(slot.color))
  let poor = 0
  let all = 0
  for (let y = Math.ceil(slot.y * image.height); y < (slot.y + slot.height) * image.height; y++) {
    for (let x = Math.ceil(slot.x * image.width); x < (slot.x + slot.width) * image.width; x++) {
      const start = (y * image.width + x) * 4
      const paper = luminance(image.pixels.subarray(start, start + 3))
      if (contrast(words, paper) < leastContrast) poor++
      all++
    }
  }
  return poor / all
}

/** When the words of a slot can be seen: for a loop, in every fourth frame from the one in which they appear. */
function momentsOf({ motion }: Template, { appearAt = 0 }: TemplateSlot): number[] {
  if (!motion) return [0]
  const first = Math.ceil(appearAt * motion.frames)
  const count = Math.ceil((motion.frames - first) / 4)
  return Array.from({ length: count }, (_, index) => (first + index * 4) / motion.frames)
}

async function loadScene(name: string): Promise<Scene> {
  const { scene } = (await import(`../../src/templates/${name}/scene.ts`)) as { scene: Scene }
  return scene
}

/** As long as the longest sentence that any slot holds. */
const sentence =
  'They told us to bring reusable cups to save money and then bought a new espresso machine for the executive floor only, with a bow on it, and somebody has written a long message to thank everyone for their patience while the machine warms up, which it does from nine until noon, every day, and louder on Fridays'

describe.each(templates.map((template) => [template.name, template] as const))('%s', (name, template) => {
  it('has a scene of its name and size, that moves and ends where it began', async () => {
    const scene = await loadScene(name)
    expect(scene).toMatchObject({ name, widthPx: template.width, heightPx: template.height })
    expect(differencePerPixel(blankImage(scene, 0, 200), blankImage(scene, 1, 200))).toBeLessThan(loopSeam)
    expect(differencePerPixel(blankImage(scene, 0, 200), blankImage(scene, 0.3, 200))).toBeGreaterThan(
      leastMotion,
    )
  })

  it('shows its words on a ground that they can be read on', async () => {
    const scene = await loadScene(name)
    const imageAt = new Map<number, BlankImage>()
    // Words with an outline carry their ground with them.
    for (const slot of template.slots.filter(({ strokeColor }) => strokeColor === null)) {
      for (const t of momentsOf(template, slot)) {
        const image = imageAt.get(t) ?? blankImage(scene, t, 400)
        imageAt.set(t, image)
        expect(poorShare(slot, image), `${slot.id} at ${t}`).toBeLessThan(strayShare)
      }
    }
  })

  it('shows its examples, and words as long as it allows, at a readable size', () => {
    const longest = template.slots.map((slot) => [slot.id, prose.slice(0, slot.maxChars).trim()])
    for (const words of [...template.examples, Object.fromEntries(longest)]) {
      expect(Math.min(...fontSizesPx(template, words))).toBeGreaterThanOrEqual(readablePx)
    }
  })

  it("shows the user's own sentence, as long as the writer puts it there, at a readable size", () => {
    for (const slot of template.slots.filter(({ sentenceMaxChars }) => sentenceMaxChars)) {
      const words = { [slot.id]: sentence.slice(0, sentenceRoom(slot, sentence)).trim() }
      expect(Math.max(...fontSizesPx(template, words)), slot.id).toBeGreaterThanOrEqual(readablePx)
    }
  })

  it("says how long the user's own sentence may be only where it may be longer than a line of ours", () => {
    for (const { id, maxChars, sentenceMaxChars = Infinity } of template.slots)
      expect(sentenceMaxChars, id).toBeGreaterThan(maxChars)
  })
})
