import { describe, expect, it } from 'vitest'
import { readForeignScripts } from '@/env/foreign-scripts-env'

const none = {
  tagManager: undefined,
  sessionReplay: undefined,
  pricingBanner: undefined,
  affiliate: undefined,
}

describe('the scripts of others', () => {
  it('are none where nothing is set', () => {
    expect(readForeignScripts(none)).toEqual([])
  })

  it('are read as address, attributes, further origins and where the referral stands', () => {
    const affiliate =
      'https://partners.example/s.js?v=2  data-account=abc https://*.partners.example referral=partners.referral'
    expect(readForeignScripts({ ...none, affiliate })).toEqual([
      {
        kind: 'affiliate',
        src: 'https://partners.example/s.js?v=2',
        attributes: { 'data-account': 'abc' },
        origins: ['https://partners.example', 'https://*.partners.example'],
        referralVariable: 'partners.referral',
      },
    ])
  })

  it.each([
    ['no address', 'GTM-123'],
    ['an unencrypted host', 'http://tags.example/a.js'],
    ['a program instead of an address', 'javascript:alert(1)'],
    ['a socket instead of a script', 'wss://tags.example/a.js'],
    ['an origin that ends its directive', 'https://tags.example/a.js https://b.example;script-src'],
    ['a keyword of the policy', "https://tags.example/a.js 'unsafe-inline'"],
    ['an event handler', 'https://tags.example/a.js onload=alert(1)'],
    ['a path where an origin belongs', 'https://tags.example/a.js https://b.example/path'],
    ['a referral of something that is no affiliate programme', 'https://tags.example/a.js referral=a.b'],
  ])('refuse %s and name the variable', (_what, tagManager) => {
    expect(() => readForeignScripts({ ...none, tagManager })).toThrow(/TAG_MANAGER_SCRIPT/)
  })

  it('come unencrypted from this machine only', () => {
    const sessionReplay = 'http://127.0.0.1:4000/replay.js'
    expect(readForeignScripts({ ...none, sessionReplay })[0]?.origins).toEqual(['http://127.0.0.1:4000'])
    expect(() =>
      readForeignScripts({ ...none, sessionReplay: 'http://127.0.0.1.evil.example/r.js' }),
    ).toThrow()
  })
})
