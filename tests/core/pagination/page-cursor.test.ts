import { describe, expect, it } from 'vitest'
import { readPageCursor, writePageCursor } from '@/core/pagination/page-cursor'

const cursor = {
  sort: 'updated_at',
  atMicros: '1795228785919123',
  position: 11,
  id: '0a1b2c3d-0000-4000-8000-0123456789ab',
} as const

describe('the cursor of a page', () => {
  it('reads what it wrote, and stands in an address as it is', () => {
    const text = writePageCursor(cursor)
    expect(readPageCursor(text)).toEqual(cursor)
    expect(encodeURIComponent(text)).toBe(text)
  })

  it.each([
    '',
    '2',
    'created_at.1.0.x',
    `random.1.0.${cursor.id}`,
    `created_at.-1.0.${cursor.id}`,
    `created_at.12345678901234567.0.${cursor.id}`,
    `created_at.1.0.${cursor.id} `,
    `created_at.1.0.${cursor.id}\n`,
    `created_at.1.0.${cursor.id}' or true --`,
  ])('is not %j', (text) => {
    expect(readPageCursor(text)).toBeNull()
  })
})
