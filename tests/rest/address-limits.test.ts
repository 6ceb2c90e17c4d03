import { killRestServer, type RestServer, startRestServer } from '@tests/support/rest-server'
import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const limit = 5
const startLimitMs = 120_000

const services = setUp(openTestServices)
let server: RestServer
let behindTwo: RestServer

beforeAll(async () => {
  const variables = { DATABASE_URL: services.database.url, RATE_LIMIT_ANONYMOUS: `${limit}` }
  ;[server, behindTwo] = await Promise.all([
    startRestServer(variables),
    startRestServer({ ...variables, TRUSTED_PROXIES: '2' }),
  ])
}, startLimitMs)
afterAll(async () => {
  await Promise.all([server, behindTwo].map(killRestServer))
})

/** Statuses of calls without a credential, one after another. */
async function statusesFrom(addresses: string[], { api } = server): Promise<number[]> {
  const statuses: number[] = []
  for (const address of addresses) {
    const headers = { 'x-forwarded-for': address }
    statuses.push((await fetch(`${api}/account/used-credits`, { headers })).status)
  }
  return statuses
}

const admitted = Array(limit).fill(401)

describe('visitors are counted by their address', () => {
  it('however IPv6 is spelt, and wherever in its /64 they stand', async () => {
    const spellings = [
      ...['2001:db8:7::1', '2001:DB8:7::1', '2001:0db8:0007:0000::1', '[2001:db8:7::1]:443'],
      ...['2001:db8:7::ffff', '2001:db8:7:0:a:b:c:d', '2001:db8:7::2%eth0'],
    ]
    expect(await statusesFrom(spellings)).toEqual([...admitted, 429, 429])
    expect(await statusesFrom(['2001:db8:7:1::1'])).toEqual([401])
  })

  it('and mapped into IPv6 they are the same', async () => {
    const spellings = [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '::FFFF:cb00:7109',
      '203.0.113.9:80',
      '203.0.113.9',
    ]
    expect(await statusesFrom(['::ffff:203.0.113.9', ...spellings])).toEqual([...admitted, 429])
  })

  it('together where it is no address', async () => {
    expect(await statusesFrom(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual([...admitted, 429])
  })

  it('one by one behind two proxies, of which the last is everybody’s', async () => {
    const people = Array.from({ length: limit + 2 }, (_, person) => `198.51.100.${person}, 192.0.2.1`)
    expect(await statusesFrom(people, behindTwo)).toEqual(people.map(() => 401))
    const invented = Array.from({ length: limit + 1 }, (_, n) => `10.0.0.${n}, 198.51.100.99, 192.0.2.1`)
    expect(await statusesFrom(invented, behindTwo)).toEqual([...admitted, 429])
  })
})
