import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LibraryPageInput, withCursor } from '@/contracts/pages'

const before = 'created_at.1700000000000000.0.00000000-0000-4000-8000-000000000001'
const Input = withCursor(LibraryPageInput)

describe('the input of a list for infinite queries', () => {
  it('takes the cursor as `before`', () => {
    expect(Input.parse({ search: 'cat', cursor: before, direction: 'forward' })).toEqual(
      LibraryPageInput.parse({ search: 'cat', before }),
    )
  })

  it('begins at the first page without a cursor', () => {
    expect(Input.parse({ direction: 'forward' })).toEqual(LibraryPageInput.parse({}))
  })

  it('refuses a cursor that no page gave, and fields that nobody described', () => {
    expect(Input.safeParse({ cursor: 'x', direction: 'forward' }).success).toBe(false)
    expect(Input.safeParse({ cursor: before }).success).toBe(false)
    expect(Input.safeParse({ direction: 'forward', other: 1 }).success).toBe(false)
  })

  it('is described as before', () => {
    expect(z.toJSONSchema(Input, { io: 'input' })).toEqual(z.toJSONSchema(LibraryPageInput, { io: 'input' }))
  })
})
