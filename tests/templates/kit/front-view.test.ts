import { describe, expect, test } from 'vitest'
import { frontFaceNames } from '@/templates/kit/front/front-faces'
import { frontHeadNames } from '@/templates/kit/front/front-hair'
import { frontHead } from '@/templates/kit/front/front-head'
import { frontPerson } from '@/templates/kit/front/front-person'
import { sleepingHead } from '@/templates/kit/sleeping-head'

const broken = /NaN|undefined|\{\{/

describe('a head seen from the front', () => {
  test('has at least four heads and the four faces that jokes need', () => {
    expect(frontHeadNames.length).toBeGreaterThanOrEqual(4)
    expect(frontFaceNames).toEqual(expect.arrayContaining(['Neutral', 'Smile', 'Horror', 'DeadInside']))
  })

  test.each(frontHeadNames)('%s is drawn whole, unlike the others', (name) => {
    const drawn = frontHead({ head: name, face: 'Smile', colors: { skin: '#123456' } }, 12)
    expect(drawn).not.toMatch(broken)
    expect(drawn).toContain('#123456')
    for (const other of frontHeadNames.filter((each) => each !== name)) {
      expect(drawn).not.toBe(frontHead({ head: other, face: 'Smile', colors: { skin: '#123456' } }, 12))
    }
  })

  test.each(frontFaceNames)('%s looks the same on both sides', (face) => {
    const drawn = frontHead({ head: 'Short', face })
    expect(drawn).not.toMatch(broken)
    expect(drawn.split('scale(-1 1)').length).toBeGreaterThan(2)
  })

  test('takes hair, cloth, beards and glasses', () => {
    expect(frontHead({ head: 'Long', face: 'Smile', colors: { hair: '#AA5500' } })).toContain('#AA5500')
    expect(frontHead({ head: 'Hijab', face: 'Smile', colors: { hijab: '#AA5500' } })).toContain('#AA5500')
    const plain = frontHead({ head: 'Short', face: 'Smile' })
    expect(frontHead({ head: 'Short', face: 'Smile', beard: 'Full' })).not.toBe(plain)
    expect(frontHead({ head: 'Short', face: 'Smile', glasses: true })).toContain('<circle')
  })

  test.each([
    ['head', () => frontHead({ head: 'Helmet', face: 'Smile' })],
    ['face', () => frontHead({ head: 'Short', face: 'Calm' })],
    ['name of every object', () => frontHead({ head: 'constructor', face: 'Smile' })],
  ])('has no other name: %s', (_, draw) => {
    expect(draw).toThrow(/has no/)
  })
})

describe('head and shoulders from the front', () => {
  test('stand at their point in the skin asked for', () => {
    const drawn = frontPerson({ at: [300, 800], heightPx: 500, head: 'Bob', face: 'Grin', skin: 'deep' })
    expect(drawn).toMatch(/^<g transform="translate\(300 800\)/)
    expect(drawn).toContain('#6B3F2A')
    expect(drawn).not.toMatch(broken)
  })
})

describe('a head on its pillow', () => {
  test.each([
    ['side', 'ShortOne'],
    ['front', 'Bob'],
  ] as const)('has its eyes shut, unless a face is asked for: %s', (view, name) => {
    const asleep = sleepingHead({ view, head: name })
    expect(asleep).not.toMatch(broken)
    const awake = sleepingHead({ view, head: name, face: view === 'side' ? 'Fear' : 'Horror' })
    expect(awake).not.toBe(asleep)
    expect(awake.length).toBeGreaterThan(500)
  })

  test('has a pillow in the colour asked for, and sinks with each breath', () => {
    expect(sleepingHead({ view: 'front', head: 'Afro', pillow: '#00FF00' })).toContain('#00FF00')
    expect(sleepingHead({ view: 'front', head: 'Afro', sink: 5 })).not.toBe(
      sleepingHead({ view: 'front', head: 'Afro' }),
    )
  })

  test('throws for a head of the other view', () => {
    expect(() => sleepingHead({ view: 'front', head: 'ShortOne' })).toThrow(/has no/)
  })
})
