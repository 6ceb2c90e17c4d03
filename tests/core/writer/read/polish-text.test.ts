import { describe, expect, it } from 'vitest'
import { withoutFullStop } from '@/core/writer/read/polish-text'

describe('a caption’s last full stop', () => {
  it.each([
    ['I will do it tomorrow.', 'I will do it tomorrow'],
    ['Up since 3 a.m.', 'Up since 3 a.m.'],
    ['Waiting...', 'Waiting...'],
    ['Why. Just why.', 'Why. Just why.'],
  ])('of “%s” leaves “%s”', (text, left) => {
    expect(withoutFullStop(text)).toBe(left)
  })
})
