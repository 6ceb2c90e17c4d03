import { describe, expect, test } from 'vitest'
import type { AnimalMood } from '@/templates/kit/animal-eye'
import { goose } from '@/templates/kit/goose'
import { raccoon } from '@/templates/kit/raccoon'
import { sloth } from '@/templates/kit/sloth'

const moods: AnimalMood[] = ['calm', 'smug', 'alarmed', 'furious']
const animals = { goose, raccoon, sloth }
const here = { at: [500, 900] } as const

describe.each(Object.entries(animals))('the %s', (_, draw) => {
  test('looks different in every mood', () => {
    const drawings = moods.map((mood) => draw({ ...here, mood }))
    expect(new Set(drawings).size).toBe(moods.length)
    for (const drawn of drawings) expect(drawn).not.toMatch(/NaN|undefined|\{\{/)
  })

  test.each(moods)('shuts its eyes, %s or not', (mood) => {
    const open = draw({ ...here, mood })
    const shut = draw({ ...here, mood, eyesShut: true })
    expect(shut).not.toBe(open)
    expect(shut.match(/<ellipse/g)?.length ?? 0).toBeLessThan(open.match(/<ellipse/g)?.length ?? 0)
  })

  test('stands at its point, as large as asked, and bobs', () => {
    const drawn = draw({ ...here, scale: 0.5, flip: true })
    expect(drawn).toMatch(/^<g transform="translate\(500 900\) scale\(-0\.5 0\.5\)">/)
    expect(draw({ ...here, bobPx: 10 })).not.toBe(draw(here))
  })
})

describe('what an animal holds', () => {
  const loot = '<path d="M0 0L1 1"/>'

  test('is in the beak of a goose until it honks', () => {
    expect(goose({ ...here, loot })).toContain(loot)
    expect(goose({ ...here, loot, mood: 'furious' })).not.toContain(loot)
  })

  test('is in the paws of a raccoon that holds', () => {
    expect(raccoon({ ...here, treasure: loot, paws: 'holding' })).toContain(loot)
    expect(raccoon({ ...here, treasure: loot, paws: 'up' })).not.toContain(loot)
  })
})

describe('a pose', () => {
  test.each([
    ['spread wings', () => goose({ ...here, wings: 'spread' }), () => goose(here)],
    ['paws in the air', () => raccoon({ ...here, paws: 'up' }), () => raccoon(here)],
    ['hanging', () => sloth({ ...here, pose: 'hanging' }), () => sloth(here)],
    ['a wave', () => sloth({ ...here, pose: 'waving', wave: 10 }), () => sloth({ ...here, pose: 'waving' })],
    ['a look to the side', () => sloth({ ...here, look: 1 }), () => sloth(here)],
  ])('changes the drawing: %s', (_, posed, plain) => {
    expect(posed()).not.toBe(plain())
  })
})
