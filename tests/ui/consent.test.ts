import { describe, expect, it } from 'vitest'
import { categoriesToAsk, readChoice, writeChoice } from '@/lib/consent/consent'
import { browserRefuses } from '@/lib/consent/read-consent'

describe('a privacy choice', () => {
  it.each([[[]], [['statistics']], [['statistics', 'partners']]] as const)(
    'is read as it was written: %j',
    (allowed) => {
      const choice = { chosenOn: '2026-11-22', allowed: [...allowed] }
      expect(readChoice(writeChoice(choice))).toEqual(choice)
    },
  )

  it('is none when nobody here wrote it', () => {
    for (const text of [undefined, '', 'yes', '1.2026-11-22', '2.2026-11-22.statistics', '1..statistics']) {
      expect(readChoice(text)).toBeNull()
    }
  })

  it('allows nothing that is not a kind of ours', () => {
    expect(readChoice('1.2026-11-22.everything+statistics')?.allowed).toEqual(['statistics'])
  })

  it('is made by the browser with Global Privacy Control or Do Not Track', () => {
    expect(browserRefuses({})).toBe(false)
    expect(browserRefuses({ globalPrivacyControl: false, doNotTrack: '0' })).toBe(false)
    expect(browserRefuses({ globalPrivacyControl: true })).toBe(true)
    expect(browserRefuses({ doNotTrack: '1' })).toBe(true)
  })
})

describe('what is asked for', () => {
  const nothing = { posthogKey: undefined, foreignScripts: [] }

  it('is nothing where nothing of others is configured', () => {
    expect(categoriesToAsk(nothing)).toEqual([])
  })

  it('is what is configured, each kind once', () => {
    expect(categoriesToAsk({ ...nothing, posthogKey: 'phc' })).toEqual(['statistics'])
    const foreignScripts = [{ kind: 'affiliate' }, { kind: 'tagManager' }] as const
    expect(categoriesToAsk({ ...nothing, foreignScripts })).toEqual(['partners'])
    expect(categoriesToAsk({ posthogKey: 'phc', foreignScripts })).toEqual(['statistics', 'partners'])
  })
})
