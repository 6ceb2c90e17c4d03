import { expect, it } from 'vitest'
import { captionStyles, ownStyle, styleSlots } from '@/core/meme/caption-styles'
import { templates } from '@/templates/templates'

it('each style gives each template boxes inside the picture, in one font', () => {
  for (const { name, slots } of templates) {
    for (const style of captionStyles) {
      const styled = styleSlots(slots, style)
      expect(styled.length, name).toBe(style === 'subtitle' ? 1 : slots.length)
      expect(new Set(styled.map(({ fontFamily }) => fontFamily)).size).toBe(1)
      for (const { x, y, width, height } of styled) {
        expect(x + width).toBeLessThanOrEqual(1.0001)
        expect(y + height).toBeLessThanOrEqual(1.0001)
      }
    }
  }
})

it('a style without colours keeps those of the place, which were chosen for what lies beneath', () => {
  for (const { slots } of templates) {
    for (const style of ['clean', 'comic', 'whisper'] as const) {
      const colors = styleSlots(slots, style).map(({ color, strokeColor }) => [color, strokeColor])
      expect(colors).toEqual(slots.map(({ color, strokeColor }) => [color, strokeColor]))
    }
  }
})

it('the other two are white with a black outline, which is readable anywhere', () => {
  const [template] = templates
  for (const style of ['classic', 'subtitle'] as const) {
    for (const slot of styleSlots(template?.slots ?? [], style)) {
      expect(slot).toMatchObject({ color: '#FFFFFF', strokeColor: '#000000' })
    }
  }
})

it('a whisper is smaller than what it replaces', () => {
  const slots = templates[0]?.slots ?? []
  const [before, after] = [slots[0]?.fontSize ?? 0, styleSlots(slots, 'whisper')[0]?.fontSize ?? 0]
  expect(after).toBeGreaterThan(0)
  expect(after).toBeLessThan(0.6 * before)
})

it('says which style a picture has of its own', () => {
  expect(ownStyle([{ fontFamily: 'Baloo 2' }])).toBe('comic')
  expect(ownStyle([{ fontFamily: 'Noto Sans' }])).toBe('clean')
  expect(ownStyle([{ fontFamily: 'Anton' }])).toBe('classic')
  expect(ownStyle([])).toBe('classic')
})
