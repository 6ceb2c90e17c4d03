import { describe, expect, it } from 'vitest'
import { formatPeriodDay, formatWhen } from '@/i18n/format-date'

// Tests run in Kathmandu, 5:45 ahead of UTC: 18:15 UTC is midnight there.
describe('when something happened, as the reader would say it', () => {
  const now = new Date('2026-11-20T10:00:00Z')

  it('counts days by the reader’s midnight', () => {
    expect(formatWhen('2026-11-19T18:20:00Z', now)).toBe('today')
    expect(formatWhen('2026-11-19T18:10:00Z', now)).toBe('yesterday')
  })

  it('names the weekday within a week and the date beyond it', () => {
    expect(formatWhen('2026-11-17T10:00:00Z', now)).toBe('Tuesday')
    expect(formatWhen('2026-11-03T10:00:00Z', now)).toBe('3 November')
  })

  it('calls what a fast clock dates to tomorrow today', () => {
    expect(formatWhen('2026-11-21T10:00:00Z', now)).toBe('today')
  })
})

describe('the day on which credits come', () => {
  it('is the day in UTC, where periods are counted', () => {
    expect(formatPeriodDay('2026-12-01T00:00:00.000Z')).toBe('1 December')
    expect(formatPeriodDay('2026-11-30T23:59:59.000Z')).toBe('30 November')
  })
})
