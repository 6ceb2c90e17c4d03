import { expect, it } from 'vitest'
import { watermarkText } from '@/core/watermark/watermark-text'

const brandText = 'Quipsmith'

it('is the brand without a subscription, whatever text is saved', () => {
  expect(watermarkText({ subscription: null, watermarkText: 'mine', brandText })).toBe('Quipsmith')
})

it('is the own text with a plan that allows it, and nothing when none is saved', () => {
  const subscription = { customWatermark: 'true' }
  expect(watermarkText({ subscription, watermarkText: 'mine', brandText })).toBe('mine')
  expect(watermarkText({ subscription, watermarkText: '', brandText })).toBe('')
  expect(watermarkText({ subscription, watermarkText: null, brandText })).toBe('')
})

it.each([{ customWatermark: 'false' }, { customWatermark: 'TRUE' }, {}])(
  'is nothing with %j',
  (subscription) => {
    expect(watermarkText({ subscription, watermarkText: 'mine', brandText })).toBe('')
  },
)
