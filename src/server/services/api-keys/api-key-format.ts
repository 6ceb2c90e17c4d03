import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { base62Alphabet, randomBase62 } from '../identifiers/random-base62'

export type ApiKeyMode = 'live' | 'test'

const pattern = /^qs_(live|test)_([0-9A-Za-z]{32})([0-9A-Za-z]{6})$/
const secretChars = 32
const checksumChars = 6

/** CRC-32 of the key's body as six base62 characters: a typo is refused without asking the database. */
function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let place = 0; place < checksumChars; place++) {
    text = base62Alphabet[rest % 62] + text
    rest = Math.floor(rest / 62)
  }
  return text
}

/** A new key: `qs_live_` or `qs_test_`, 32 random characters, 6 of checksum. @see product-decisions "API keys" */
export function newApiKey(mode: ApiKeyMode): string {
  const body = `qs_${mode}_${randomBase62(secretChars)}`
  return body + checksum(body)
}

/** True for text with the shape and checksum of a key. It may never have been issued. */
export function isApiKey(text: string): boolean {
  return pattern.test(text) && checksum(text.slice(0, -checksumChars)) === text.slice(-checksumChars)
}

/** SHA-256 of a key, hex: the only form in which it is stored. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Parts of a key that may be shown: `qs_live_Ab3d` and the last four characters. */
export function displayApiKey(key: string): { prefix: string; last4: string } {
  return { prefix: key.slice(0, 12), last4: key.slice(-4) }
}
