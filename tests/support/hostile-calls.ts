import type { SeededRandom } from '@/core/random/seeded-random'
import { hostileBody, hostileHeaders, hostileQuery, type Target } from './hostile-payloads'

/** Seed of the random calls; set another with `HOSTILE_SEED=7 vitest run …`. */
export const hostileSeed = Number(process.env.HOSTILE_SEED ?? 20_261_121)

export interface HostileCall {
  method: string
  /** As it stands in the request line. */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Nothing but a read may succeed. */
  mayChange: boolean
  /** The described call; absent if path or method were changed. */
  target?: Target
}

const badIds = [
  'x',
  '0',
  '-1',
  '1e400',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '%00',
  '%0a',
  '%20',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '%F0%9F%92%A9',
  '%27%3B%20drop%20table%20results%3B--',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0198c2a0-0000-7000-8000-000000000000',
  '5F0C7A52-3D0E-4B53-8A43-0D5A5A0A2B11%00',
  'upload:0000000000000000000000',
  'upload:..%2f..',
  'a'.repeat(3000),
]

/** Mutations of a valid path. */
const pathTricks: readonly ((path: string) => string)[] = [
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/${path}`,
  (path) => path.replace('/', '//'),
  (path) => `${path}%00`,
  (path) => `${path}%2e%2e`,
  (path) => `${path}/%2e%2e`,
  (path) => `${path}/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd`,
  (path) => `/%2e%2e${path}`,
  (path) => `/..;${path}`,
  (path) => `/./${path}`,
  (path) => `${path}/%E0%A4%A`,
  (path) => `${path}/%`,
  (path) => `${path}%`,
  (path) => `${path}/%FF%FE`,
  (path) => path.toUpperCase(),
  (path) => path.replaceAll('/', '\\'),
  (path) => path.replaceAll('/', '%2F'),
  (path) => path.replaceAll('/', '%5C'),
  (path) => `${path};a=b`,
  (path) => `${path}.json`,
  (path) => `${path}/__proto__`,
  (path) => `/__proto__${path}`,
  (path) => `/constructor/prototype${path}`,
  (path) => `${path}/${'a'.repeat(3000)}`,
  (path) => `${path}${'/a'.repeat(1000)}`,
  (path) => `${path}/${'%2e%2e/'.repeat(300)}`,
]

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']
const readMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/** A call with something wrong in it, which no caller sends who means well. */
export function hostileCall(random: SeededRandom, targets: readonly Target[], token: string): HostileCall {
  const target = random.pick(targets)
  const hasName = target.path.includes('{')
  const isBadId = hasName && random.int(2) === 0
  const idPool = isBadId || target.ids.length === 0 ? badIds : target.ids
  const path = target.path.replace(/\{\w+\}/, () => random.pick(idPool))
  const trick = random.int(5) === 0 ? random.pick(pathTricks) : undefined
  const method = random.int(10) === 0 ? random.pick(methods) : target.method
  const isRead = readMethods.includes(method)
  const { body, headers } = isRead ? { body: undefined, headers: {} } : hostileBody(random, target)
  const query = isRead || random.int(8) === 0 ? hostileQuery(random, target) : ''
  return {
    method,
    path: `/api/v1${trick ? trick(path) : path}${query}`,
    headers: { ...hostileHeaders(random, token), ...headers },
    body,
    mayChange: !isRead,
    ...(trick || method !== target.method ? {} : { target }),
  }
}
