import type { SeededRandom } from '@/core/random/seeded-random'

/** Bodies, queries and headers with something wrong in them. Written as text, because some of it is not valid JSON. */

/** A described call, which random calls are made from. */
export interface Target {
  method: string
  /** Parameters in braces: `/result/{id}` */
  path: string
  /** The statuses that the OpenAPI document lists. */
  statuses: ReadonlySet<number>
  /** JSON types that each field of the body or the query may have. */
  fields: ReadonlyMap<string, readonly string[]>
  /** A body that is good, or a query. */
  good: Record<string, unknown>
  /** Existing ids for the path's parameter. */
  ids: readonly string[]
}

interface Payload {
  body: Buffer
  headers: Record<string, string>
}

const json = { 'content-type': 'application/json' }

/** Values that a field of none of these types may have, as they stand in JSON. */
const valuesByType: Record<string, readonly string[]> = {
  string: ['"x"', '""', '"\\u0000"', '"\\ud800"', '"NaN"', `"${'x'.repeat(20_000)}"`],
  integer: [
    '7',
    '-1',
    '0.5',
    '1e21',
    '1e400',
    '-1e400',
    '9007199254740993',
    '123456789012345678901234567890',
  ],
  boolean: ['true', 'false'],
  array: ['[]', '[null]', '[[]]', '[1,"2",{}]', `[${'0,'.repeat(5000)}0]`],
  object: ['{}', '{"toString":1}', '{"__proto__":{"admin":true}}', '{"a":{"b":{"c":[]}}}', '{"length":1e9}'],
  null: ['null'],
}

/** Values that are wrong although their type is right. */
const wrongOfType: Record<string, readonly string[]> = {
  string: [`"${'x'.repeat(20_000)}"`],
  integer: ['-1', '0.5', '1e21', '1e400', '-1e400', '9007199254740993'],
  boolean: ['"true"', '1'],
  array: [
    '[null]',
    '[5]',
    '[[]]',
    '[{}]',
    '[{"text":5}]',
    '[{"__proto__":{"text":"x"}}]',
    '[{"text":"x","x":1e400,"y":0,"width":9,"height":9,"fontSize":9,"fontFamily":"Anton"}]',
    '[{"text":"x","x":0,"y":0,"width":-9,"height":9,"fontSize":9,"fontFamily":"Anton"}]',
    '[{"text":"x","x":0,"y":0,"width":9,"height":9,"fontSize":9,"fontFamily":"Anton","color":"red"}]',
    `[${'{"text":"x","x":0,"y":0,"width":9,"height":9,"fontSize":9,"fontFamily":"Anton"},'.repeat(60)}{}]`,
  ],
  object: ['{"a":5}', '{"a":{"b":1}}', '{"__proto__":{"text":"x"},"text":5}'],
}

const strangeNames = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '',
  '\\u0000',
  '$where',
  'userId',
  'actor',
  'credits',
  'text.text',
  'x'.repeat(1000),
]

/** A body that is refused whatever the call is. */
export function hostileBody(random: SeededRandom, target: Target): Payload {
  return random.pick(bodyFlaws)(random, target)
}

const bodyFlaws: readonly ((random: SeededRandom, target: Target) => Payload)[] = [
  wrongField,
  wrongField,
  wrongField,
  repeatedField,
  strangeField,
  strangeField,
  notAnObject,
  deepJson,
  badBytes,
  wrongContentType,
  tooLarge,
]

function textOf(fields: readonly (readonly [name: string, value: string])[]): string {
  return `{${fields.map(([name, value]) => `"${name}":${value}`).join(',')}}`
}

function goodFields({ good }: Target): [string, string][] {
  return Object.entries(good).map(([name, value]) => [name, JSON.stringify(value)])
}

function sent(text: string, headers: Record<string, string> = json): Payload {
  return { body: Buffer.from(text), headers }
}

function wrongValue(random: SeededRandom, types: readonly string[]): string {
  const wrongTypes = Object.keys(valuesByType).filter((type) => !types.includes(type))
  const ofType = types.flatMap((type) => wrongOfType[type] ?? [])
  if (ofType.length > 0 && random.int(2) === 0) return random.pick(ofType)
  return random.pick(valuesByType[random.pick(wrongTypes)] ?? ['null'])
}

function wrongField(random: SeededRandom, target: Target): Payload {
  if (target.fields.size === 0) return strangeField(random, target)
  const [name, types] = random.pick([...target.fields])
  const others = goodFields(target).filter(([other]) => other !== name)
  return sent(textOf(random.shuffle([...others, [name, wrongValue(random, types)]])))
}

/** The last of two counts. */
function repeatedField(random: SeededRandom, target: Target): Payload {
  if (target.fields.size === 0) return strangeField(random, target)
  const [name, types] = random.pick([...target.fields])
  return sent(textOf([...goodFields(target), [name, 'true'], [name, wrongValue(random, types)]]))
}

function strangeField(random: SeededRandom, target: Target): Payload {
  const field = [random.pick(strangeNames), random.pick(['{"a":1}', 'null', '[]', '"x"', '1e400'])] as const
  return sent(textOf(random.shuffle([...goodFields(target), field])))
}

function notAnObject(random: SeededRandom): Payload {
  const texts = [
    '[]',
    '"text"',
    '5',
    'null',
    'true',
    '{',
    '{"text":',
    "{'text':1}",
    '{"a":1}{',
    'NaN',
    '{"a":01}',
    '\\',
    '[1,]',
  ]
  return sent(random.pick(texts))
}

function deepJson(random: SeededRandom, target: Target): Payload {
  const depth = random.pick([50, 1000, 20_000, 100_000])
  const [open, close] = random.pick([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const)
  const deep = `${open.repeat(depth)}1${close.repeat(depth)}`
  const name = random.pick([...target.fields.keys(), 'deep'])
  const others = goodFields(target).filter(([other]) => other !== name)
  return sent(textOf([...others, [name, deep], ['deeper', '1']]), {
    ...json,
    ...(random.int(2) === 0 ? { 'idempotency-key': `deep-${random.int(1e9)}` } : {}),
  })
}

/** Invalid UTF-8 inside an otherwise valid payload. */
function badBytes(random: SeededRandom, target: Target): Payload {
  const bytes = random.pick([
    [0xff],
    [0xc0, 0x80],
    [0xed, 0xa0, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80],
    [0xe2, 0x82],
  ])
  const text = textOf([...goodFields(target), ['text', '"@"']])
  const [before = '', after = ''] = text.split('@')
  if (random.int(4) === 0) return { body: Buffer.from(text, 'utf16le'), headers: json }
  return { body: Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]), headers: json }
}

function wrongContentType(random: SeededRandom, target: Target): Payload {
  const type = random.pick([
    'text/xml',
    'multipart/form-data; boundary=x',
    'image/png',
    'application/octet-stream',
    'application/jsonp',
    'application/x-msgpack',
    'json',
  ])
  const packed = random.int(4) === 0
  const text = textOf([...goodFields(target), ['text', '"x"']])
  return sent(
    text,
    packed ? { ...json, 'content-encoding': random.pick(['gzip', 'br', 'x']) } : { 'content-type': type },
  )
}

function tooLarge(random: SeededRandom, target: Target): Payload {
  // Rare, because it is slow.
  if (random.int(10) > 0) return strangeField(random, target)
  return sent(textOf([...goodFields(target), ['text', `"${'x'.repeat(1_200_000)}"`], ['more', '1']]))
}

const strangeTexts = [
  '',
  '0',
  '-1',
  '1e400',
  '-1e21',
  '0x10',
  '1.5',
  'NaN',
  'Infinity',
  'null',
  'true',
  'undefined',
  '%00',
  '%FF',
  '%E0%A4%A',
  '%',
  '[]',
  '{}',
  '%22',
  'a'.repeat(1500),
  '%F0%9F%92%A9'.repeat(100),
  '%27%20or%201=1--',
  'created_at.1.0.x',
  'created_at.99999999999999999.0.5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11',
  'created_at.9999999999999999.999999999.5f0c7a52-3d0e-4b53-8a43-0d5a5a0a2b11',
  'updated_at.0.0.00000000-0000-0000-0000-000000000000',
]

/** With its `?`; parts of it may be good. */
export function hostileQuery(random: SeededRandom, target: Target): string {
  const names = [...target.fields.keys()]
  const known = names.length > 0 ? names : ['page']
  const parts = Array.from({ length: 1 + random.int(3) }, () => {
    const name = random.pick(known)
    const value = random.pick(strangeTexts)
    return random.pick([
      () => `${name}=${value}`,
      () => `${name}=${value}`,
      () => `${name}=1&${name}=2&${name}=${value}`,
      () => `${name}[]=${value}`,
      () => `${name}[$gt]=${value}`,
      () => `${random.pick(strangeNames)}=${value}`,
      () => value,
      () => `${name}=${encodeURIComponent(String(target.good[name] ?? value))}&&&=`,
    ])()
  })
  return `?${parts.join('&')}`
}

/** Random credentials, mostly valid ones. */
export function hostileHeaders(random: SeededRandom, token: string): Record<string, string> {
  const good = { authorization: `Bearer ${token}` }
  if (random.int(8) > 0) return good
  return random.pick<Record<string, string>>([
    {},
    { authorization: 'Bearer' },
    { authorization: `bearer  ${token}x` },
    { authorization: `Bearer ${'x'.repeat(2000)}` },
    { authorization: 'Basic dTpw' },
    { authorization: 'Bearer a.b.c' },
    { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.' },
    { authorization: 'Bearer eyJhbGciOiJIUzI1NiIsImtpZCI6Ii4uLy4uIn0.eyJzdWIiOiJ4In0.AAAA' },
    { authorization: `Bearer ${token.slice(0, 20)}\u00ff` },
    { token: '\u00ff\u00fe' },
    { ...good, 'idempotency-key': '' },
    { ...good, 'idempotency-key': 'two words' },
    { ...good, 'idempotency-key': 'x'.repeat(300) },
    { ...good, 'idempotency-key': `again-${random.int(5)}` },
    { ...good, 'x-forwarded-for': ',,,', accept: '\u00ff' },
  ])
}
