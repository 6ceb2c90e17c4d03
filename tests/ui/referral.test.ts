import { describe, expect, it } from 'vitest'
import { keptReferral, referralOfQuery, referralOfVariable, refusesReferral } from '@/lib/referral'

const ofQuery = (query: string) => referralOfQuery(new URLSearchParams(query))

describe('who sent a visitor', () => {
  it('is named by ?ref= and by ?via=', () => {
    expect(ofQuery('ref=ada')).toBe('ada')
    expect(ofQuery('via=grace-h&utm_source=x')).toBe('grace-h')
    expect(ofQuery('ref=ada&via=grace')).toBe('ada')
  })

  it('is nobody where the address says nothing that can be a name', () => {
    const texts = [
      '',
      'ref=',
      'ref=a%3Bb',
      'ref=a%0d%0ab',
      'via=a%20b',
      `ref=${'x'.repeat(65)}`,
      'ref=%3Cb%3E',
    ]
    for (const text of texts) expect([text, ofQuery(text)]).toEqual([text, null])
  })

  it('is not remembered for a browser that asks not to be followed', () => {
    expect(refusesReferral(new Headers())).toBe(false)
    expect(refusesReferral(new Headers({ 'sec-gpc': '1' }))).toBe(true)
    expect(refusesReferral(new Headers({ dnt: '1' }))).toBe(true)
  })

  it('is read from the cookie only as it was written there', () => {
    expect(keptReferral('ada')).toBe('ada')
    expect(keptReferral('a b')).toBeNull()
    expect(keptReferral(undefined)).toBeNull()
  })

  it('is read from the variable of an affiliate programme, if it is a text', () => {
    const page = { partners: { referral: 'id-7', count: 3, empty: '' } }
    expect(referralOfVariable(page, 'partners.referral')).toBe('id-7')
    for (const name of ['partners.count', 'partners.empty', 'partners.no', 'nobody.referral', 'partners']) {
      expect(referralOfVariable(page, name)).toBeNull()
    }
  })
})
