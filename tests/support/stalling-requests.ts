import { hostileTexts } from './hostile-texts'

/**
 * Requests that blocked the event loop of an earlier version for up to a minute. Each is sent alone to a server of its
 * own, by an account with a test key. Add a case wherever the work for a request grows faster than the request.
 */

export interface StallingRequest {
  title: string
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH'
  /** `/api/v1/…`, `/api/trpc/…` or `/api/mcp` */
  path: string
  headers?: Record<string, string>
  /** Made when it is sent: some are large. */
  body?: () => string | Uint8Array
  /** The status of the answer. */
  status: number
  /** The sentence of a refusal. */
  says?: RegExp
}

const megabyte = 1024 * 1024
const list = (count: number, item: string) => `[${Array(count).fill(item).join(',')}]`
const unknownFields = (count: number) =>
  Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')
const ownTemplate = (fields: string) => `{"base64String":"x","title":"t",${fields}}`
const picture = (bytes: Uint8Array) =>
  JSON.stringify({ base64String: Buffer.from(bytes).toString('base64'), title: 't' })
const pngOf = (fill: string, bytes = 10 * megabyte - 100) =>
  Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(bytes, fill)])
/** Annotations of superjson that make a set and name each of its places many times. */
const sharedReferences = (items: number, references: number) =>
  JSON.stringify({
    json: { s: Array.from({ length: items }, (_, index) => index) },
    meta: {
      values: { s: ['set'] },
      referentialEqualities: { [`s.${items - 1}`]: Array(references).fill(`s.${items - 1}`) },
    },
  })

const myTemplates = { method: 'POST', path: '/api/v1/account/my-templates' } as const
const star = { method: 'POST', path: '/api/v1/result/star' } as const
const trpcStar = { method: 'POST', path: '/api/trpc/result.star' } as const
const trpcTemplate = { method: 'POST', path: '/api/trpc/account.addMyTemplate' } as const
const once = { headers: { 'idempotency-key': 'stalling' } }
const tooManyValues = { status: 413, says: /more than 5,000 fields and list items/ }
const tooLarge = { status: 413, says: /larger than 256 kB/ }
const tooDeep = { status: 400, says: /more than 32 levels/ }
const brokenPicture = { status: 400, says: /cut off or broken/ }

/** At most so many UTF-16 units, and no half letter at the end. */
const cut = (text: string, unitsMax: number) => text.slice(0, unitsMax).replace(/[\ud800-\udbff]$/, '')
const bar = (text: string) => ({ text, fontSize: 40, fontColor: '#1B1B22', fontFamily: 'Baloo 2' })
const box = { x: 0, y: 0, width: 300, height: 90, fontSize: 30, fontFamily: 'Anton' }
/** As many boxes as a meme may have that are full of such words. @see paintCostMax */
const fullMeme = (text: string) => ({
  imageName: 'nope-yep',
  captions: Array(6).fill({ ...box, text }),
  header: bar(text),
  footer: bar(text),
  width: 800,
  height: 1600,
})

const textRequests: StallingRequest[] = Object.entries(hostileTexts).flatMap(([name, text]) => [
  {
    title: `memes of ${name}`,
    method: 'POST',
    path: '/api/v1/meme/text-to-meme',
    body: () => JSON.stringify({ text: cut(text, 500), count: 12 }),
    status: 200,
  },
  {
    title: `a meme full of ${name}`,
    method: 'POST',
    path: '/api/v1/result',
    body: () => JSON.stringify(fullMeme(cut(text, 300))),
    status: 200,
  },
  {
    title: `visuals of ${name}`,
    method: 'POST',
    path: '/api/v1/meme/minimalist-visual',
    body: () => JSON.stringify({ concept: cut(text, 500) }),
    status: 200,
  },
  {
    title: `a search for ${name}`,
    path: `/api/v1/search?searchQuery=${encodeURIComponent(cut(text, 200))}`,
    status: 200,
  },
])

export const stallingRequests: readonly StallingRequest[] = [
  ...textRequests,
  {
    title: 'set with shared references, 128 kB',
    ...trpcStar,
    body: () => sharedReferences(20_000, 2_000),
    ...tooManyValues,
  },
  {
    title: 'set with shared references, 0.94 MB',
    ...trpcStar,
    body: () => sharedReferences(75_000, 50_000),
    ...tooLarge,
  },
  {
    title: 'set with shared references, 2 MB',
    ...trpcTemplate,
    body: () => sharedReferences(140_000, 100_000),
    ...tooManyValues,
  },
  {
    title: 'set with shared references, within the limits',
    ...trpcStar,
    body: () => sharedReferences(2_400, 2_400),
    status: 400,
    says: /no annotations but those of undefined fields/,
  },
  {
    title: '500,000 levels over tRPC',
    ...trpcStar,
    body: () => `{"json":${'['.repeat(500_000)}`,
    ...tooLarge,
  },
  {
    title: '100,000 levels over tRPC',
    ...trpcStar,
    body: () => `{"json":${'['.repeat(100_000)}`,
    ...tooDeep,
  },
  { title: 'unknown fields, 1 MB', ...star, body: () => `{${unknownFields(80_000)}}`, ...tooLarge },
  {
    title: 'unknown fields, 1 MB, once',
    ...star,
    ...once,
    body: () => `{${unknownFields(80_000)}}`,
    ...tooLarge,
  },
  { title: 'unknown fields, 250 kB', ...star, body: () => `{${unknownFields(22_000)}}`, ...tooManyValues },
  {
    title: 'unknown fields, as many as we take, once',
    ...star,
    ...once,
    body: () => `{${unknownFields(4_998)}}`,
    status: 400,
  },
  {
    title: 'unknown fields, as many as we take, over tRPC',
    ...trpcStar,
    body: () => `{"json":{${unknownFields(4_990)}}}`,
    status: 400,
  },
  {
    title: 'unknown fields, 15 MB',
    ...myTemplates,
    body: () => ownTemplate(unknownFields(1_200_000)),
    ...tooManyValues,
  },
  {
    title: 'unknown fields, 15 MB, over tRPC',
    ...trpcTemplate,
    body: () => `{"json":${ownTemplate(unknownFields(1_200_000))}}`,
    ...tooManyValues,
  },
  {
    title: 'boxes, 15 MB',
    ...myTemplates,
    body: () => ownTemplate(`"boxes":${list(4_900_000, '{}')}`),
    ...tooManyValues,
  },
  {
    title: 'keywords, 15 MB',
    ...myTemplates,
    body: () => ownTemplate(`"keywords":${list(7_500_000, '1')}`),
    ...tooManyValues,
  },
  {
    title: 'nested lists, 15 MB',
    ...myTemplates,
    body: () => ownTemplate(`"z":${'['.repeat(20)}${list(4_900_000, '[]')}${']'.repeat(20)}`),
    ...tooManyValues,
  },
  {
    title: 'title, 15 MB',
    ...myTemplates,
    body: () => `{"base64String":"x","title":"${'a'.repeat(15 * megabyte - 100)}"}`,
    status: 413,
    says: /Only base64String may be large/,
  },
  {
    title: 'texts without commas between them, 15 MB',
    ...myTemplates,
    body: () => `{"base64String":${'"a"'.repeat(5 * megabyte - 100)}}`,
    status: 413,
    says: /Only base64String may be large/,
  },
  { title: 'picture of <, 10 MB', ...myTemplates, body: () => picture(pngOf('<')), ...brokenPicture },
  {
    title: 'picture of <, 10 MB, once',
    ...myTemplates,
    ...once,
    body: () => picture(pngOf('<')),
    ...brokenPicture,
  },
  { title: 'picture of <s, 10 MB', ...myTemplates, body: () => picture(pngOf('<s')), ...brokenPicture },
  {
    title: 'picture of <!doctype, 10 MB',
    ...myTemplates,
    body: () => picture(pngOf('<!doctype        ')),
    ...brokenPicture,
  },
  {
    title: 'picture with a space after every other letter, 14 MB',
    ...myTemplates,
    body: () =>
      JSON.stringify({
        base64String: pngOf('0', 7 * megabyte)
          .toString('base64')
          .replace(/.{2}/g, '$& ')
          .slice(0, 13.5 * megabyte),
        title: 't',
      }),
    ...brokenPicture,
  },
  {
    title: 'picture in escapes, 15 MB',
    ...myTemplates,
    body: () => `{"base64String":"${'\\u0041'.repeat(2.4 * megabyte)}","title":"t"}`,
    status: 415,
  },
]
