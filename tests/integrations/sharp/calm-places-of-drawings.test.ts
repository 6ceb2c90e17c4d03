import { describe, expect, it } from 'vitest'
import { calmSlots } from '@/core/placement/calm-slots'
import { createSharpPictureReader } from '@/server/integrations/sharp/sharp-picture-reader'
import type { Scene } from '@/templates/kit/scene'
import { sceneSvg } from '@/templates/kit/svg-document'
import { rasterise } from '../../../scripts/templates/render'

/** Real drawings, brought as if they were somebody's: where each is calm, as a person sees it. */
const reader = createSharpPictureReader()

async function slotsOf(name: string) {
  const { scene } = (await import(`../../../src/templates/${name}/scene.ts`)) as { scene: Scene }
  const drawn = await (await rasterise(sceneSvg(scene, 0), 2048))
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90 })
    .toBuffer()
  return calmSlots((await reader.read(drawn)).tones, 2)
}

describe('places for words on drawings', () => {
  it('are the empty half beside the two faces', async () => {
    const slots = await slotsOf('nope-yep')
    expect(slots).toHaveLength(2)
    for (const { x, color } of slots) {
      expect(x).toBeGreaterThanOrEqual(0.49)
      expect(color).toBe('#000000')
    }
  })

  it('are the empty cells at the left of the four heads', async () => {
    for (const { x, width } of await slotsOf('big-ideas')) expect(x + width).toBeLessThanOrEqual(0.54)
  })

  it('are the empty cells at the right of the three looks', async () => {
    for (const { x } of await slotsOf('slow-zoom')) expect(x).toBeGreaterThanOrEqual(0.48)
  })

  it('is the deep water beneath the iceberg, in white', async () => {
    const slots = await slotsOf('iceberg')
    expect(slots).toMatchObject([{ color: '#FFFFFF', strokeColor: '#000000' }])
    expect(slots[0]?.y).toBeGreaterThan(0.6)
  })

  it.each(['podium', 'group-hug', 'weather-map'])(
    'are nowhere on %s, which is full to its edges',
    async (name) => {
      expect(await slotsOf(name)).toEqual([])
    },
  )
})
