import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import type { Scene } from '@/templates/kit/scene'
import { sceneSvg } from '@/templates/kit/svg-document'
import { templates } from '@/templates/templates'

const modules = import.meta.glob<{ scene: Scene }>('../../src/templates/*/scene.ts', { import: 'scene' })

async function sceneOf(name: string): Promise<Scene> {
  const load = modules[`../../src/templates/${name}/scene.ts`]
  if (!load) throw new Error(`No scene for "${name}"`)
  return (await load()) as unknown as Scene
}

function pixels(svg: string): Buffer {
  const fitTo = { mode: 'width', value: 200 } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels
}

function meanDifference(a: Buffer, b: Buffer): number {
  let sum = 0
  for (let index = 0; index < a.length; index++) sum += Math.abs((a[index] ?? 0) - (b[index] ?? 0))
  return sum / a.length
}

function distinctColors(image: Buffer): number {
  const colors = new Set<number>()
  for (let index = 0; index < image.length; index += 4) colors.add(image.readUInt32LE(index))
  return colors.size
}

describe.each(templates.map(({ name, width, height }) => ({ name, width, height })))(
  'the scene of $name',
  (template) => {
    test('has the name and the size that its template tells', async () => {
      const { name, widthPx, heightPx } = await sceneOf(template.name)
      expect({ name, width: widthPx, height: heightPx }).toEqual(template)
    })

    test('draws valid SVG with something on it at every quarter of its loop', async () => {
      const scene = await sceneOf(template.name)
      for (const t of [0, 0.25, 0.5, 0.75]) {
        const svg = sceneSvg(scene, t)
        expect(/NaN|undefined|Infinity|\{\{/.test(svg)).toBe(false)
        expect(distinctColors(pixels(svg))).toBeGreaterThan(20)
      }
    })

    test('draws the same markup for the same moment', async () => {
      const scene = await sceneOf(template.name)
      for (const t of [0, 0.4]) {
        const [first, again] = [scene.draw(t), scene.draw(t)]
        expect(first === again).toBe(true)
      }
    })

    test('ends its loop where it began', async () => {
      const scene = await sceneOf(template.name)
      expect(meanDifference(pixels(sceneSvg(scene, 1)), pixels(sceneSvg(scene, 0)))).toBeLessThan(0.5)
    })

    test('moves', async () => {
      const scene = await sceneOf(template.name)
      expect(scene.draw(0.3) === scene.draw(0)).toBe(false)
    })

    test('marks its ids with its name and refers to none that it does not define', async () => {
      const svg = sceneSvg(await sceneOf(template.name), 0)
      const ids = new Set([...svg.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id))
      const references = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map(([, id]) => id)
      for (const id of ids) expect(id).toMatch(new RegExp(`^${template.name}-`))
      for (const reference of references) expect(ids).toContain(reference)
    })
  },
)

const loops = templates.flatMap(({ name, motion }) => (motion ? [{ name, frames: motion.frames }] : []))

/** Of the channels of two frames on average, 0 to 255: less over a whole loop, and nobody sees it move. */
const leastMotion = 1
/** More than this from one frame to the next is another picture. */
const mostChange = 60

describe.each(loops)('the loop of $name', ({ name, frames }) => {
  test('changes from each frame to the next, never all at once, and is never blank', async () => {
    const scene = await sceneOf(name)
    const images = Array.from({ length: frames }, (_, index) => pixels(sceneSvg(scene, index / frames)))
    const changes = images.map((image, index) => meanDifference(image, images[(index + 1) % frames] ?? image))
    for (const image of images) expect(distinctColors(image)).toBeGreaterThan(20)
    expect(Math.min(...changes)).toBeGreaterThan(0)
    expect(Math.max(...changes)).toBeLessThan(mostChange)
    expect(changes.reduce((sum, change) => sum + change, 0) / frames).toBeGreaterThan(leastMotion)
  })
})
