import { describe, expect, it } from 'vitest'
import { sharedText } from '@/lib/shared-text'

describe('what another app shares', () => {
  it('becomes one sentence of title, text and address', () => {
    expect(sharedText({ title: 'News', text: ' It rains ', url: 'https://example.org' })).toBe(
      'News\nIt rains\nhttps://example.org',
    )
  })

  it('says nothing twice, as programs that put the address into the text do', () => {
    const url = 'https://example.org/a'
    expect(sharedText({ text: `Look: ${url}`, url })).toBe(`Look: ${url}`)
    expect(sharedText({ title: 'Same', text: 'Same' })).toBe('Same')
  })

  it('may be nothing, and is never longer than a prompt', () => {
    expect(sharedText({})).toBe('')
    expect(sharedText({ text: 'a'.repeat(900) })).toHaveLength(500)
    expect(sharedText({ text: '👍🏽'.repeat(900) })).toBe('👍🏽'.repeat(500))
  })
})
