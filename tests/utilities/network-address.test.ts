import { describe, expect, it } from 'vitest'
import { networkAddress } from '@/utilities/network-address'

const addressOf = (forwarded: string, proxies = 1) =>
  networkAddress(new Headers({ 'x-forwarded-for': forwarded }), proxies)

describe('one network address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7', ' 203.0.113.7 ', '203.0.113.7:50123', '[::ffff:203.0.113.7]:443']],
    [
      '203.0.113.7',
      ['::ffff:203.0.113.7', '::FFFF:203.0.113.7', '::ffff:cb00:7107', '0:0:0:0:0:ffff:cb00:7107'],
    ],
    [
      '2001:db8:0:1::/64',
      [
        '2001:db8:0:1::1',
        '2001:DB8:0:1::1',
        '2001:0db8:0000:0001:0000:0000:0000:0001',
        '2001:db8::1:0:0:0:1',
        '[2001:db8:0:1::1]',
        '[2001:db8:0:1::1]:443',
        '2001:db8:0:1::1%eth0',
      ],
    ],
  ])('is %s however it is spelt', (address, spellings) => {
    expect(spellings.map((spelling) => addressOf(spelling))).toEqual(spellings.map(() => address))
  })

  it('is a /64 of IPv6, and no more than that', () => {
    expect(addressOf('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe(addressOf('2001:db8:0:1::'))
    expect(addressOf('2001:db8:0:2::1')).not.toBe(addressOf('2001:db8:0:1::1'))
    expect(addressOf('203.0.113.8')).not.toBe(addressOf('203.0.113.7'))
  })
})

describe('what is no address', () => {
  it.each([
    ...['', ' ', ',', 'unknown', '_hidden', 'localhost', '203.0.113', '203.0.113.256', '0x7f.0.0.1'],
    ...['0177.0.0.1', '2130706433', '203.0.113.7:port', '203.0.113.7:443:1', '::1::2', '[::1', '::1]'],
    ...['[203.0.113.7', '2001:db8::g', `${'1'.repeat(10_000)}.1.1.1`, '203.0.113.7/24', '2001:db8::/64'],
  ])('%s counts with those that have none', (text) => {
    expect(addressOf(text)).toBeNull()
  })
})

describe('behind proxies', () => {
  const forwarded = '198.51.100.1, 203.0.113.7, 192.0.2.9'
  it('the caller’s is the entry that the outermost of ours wrote', () => {
    expect(addressOf(forwarded)).toBe('192.0.2.9')
    expect(addressOf(forwarded, 2)).toBe('203.0.113.7')
  })

  it('those before it are the caller’s own words', () => {
    expect(addressOf('10.0.0.1, 203.0.113.7, 192.0.2.9', 2)).toBe(addressOf(forwarded, 2))
  })

  it('there is none when somebody comes round them, or when none is ours', () => {
    expect(addressOf('203.0.113.7', 2)).toBeNull()
    expect(addressOf(forwarded, 0)).toBeNull()
    expect(networkAddress(new Headers(), 1)).toBeNull()
  })
})
