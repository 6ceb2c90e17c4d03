import { expect, it } from 'vitest'
import { formatDuration } from '@/features/api-keys/format-duration'

it('says how long something took in as few characters as one needs', () => {
  expect(formatDuration(null)).toBe('–')
  expect(formatDuration(0)).toBe('0 ms')
  expect(formatDuration(999)).toBe('999 ms')
  expect(formatDuration(1849)).toBe('1.8 s')
  expect(formatDuration(12_400)).toBe('12 s')
})
