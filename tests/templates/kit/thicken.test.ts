import { describe, expect, test } from 'vitest'
import { raccoon } from '@/templates/kit/raccoon'
import { extraInkUnits, thicken } from '@/templates/kit/thicken'

const stroke = (color: string, width: number) => `<path d="M0 0" stroke="${color}" stroke-width="${width}"/>`

describe('ink of a small drawing', () => {
  test('is widened only where it would be hard to see', () => {
    expect(extraInkUnits(1)).toBe(0)
    expect(extraInkUnits(0.25)).toBe(13)
    expect(extraInkUnits(-0.25)).toBe(13)
  })

  test('grows by all of the extra when bold, by a share when fine', () => {
    expect(thicken(stroke('#1B1B22', 7), 7)).toBe(stroke('#1B1B22', 14))
    expect(thicken(stroke('#FFFFFF', 3.5), 7)).toBe(stroke('#FFFFFF', 7))
  })

  test('grows on both sides of a limb, which stays as thick', () => {
    expect(thicken(stroke('#1B1B22', 76), 5)).toBe(stroke('#1B1B22', 86))
    expect(thicken(stroke('#8D93A6', 62), 5)).toBe(stroke('#8D93A6', 62))
  })

  test('is left alone in a large animal', () => {
    const drawn = raccoon({ at: [0, 0], scale: 1 })
    expect(drawn).toContain('stroke-width="7"')
    expect(raccoon({ at: [0, 0], scale: 0.25 })).not.toContain('stroke-width="7"')
  })
})
