import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { validationError } from './auth-error'

/**
 * Refresh tokens, GoTrue's algorithm v2: version byte 0, session id (16 bytes), counter (uvarint), then 16 bytes
 * of HMAC-SHA256 under the session's own key and 4 bytes of SHA-256, all base64url. Nothing but key and counter is
 * stored.
 */
export interface RefreshToken {
  sessionId: string
  counter: number
  signed: Buffer
  signature: Buffer
}

const signatureBytes = 16
const checksumBytes = 4
const idBytes = 16
const leastBytes = 1 + idBytes + 1 + signatureBytes + checksumBytes

export function encodeRefreshToken(sessionId: string, counter: number, key: Uint8Array): string {
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex')
  const signed = Buffer.concat([Buffer.from([0]), id, encodeUvarint(counter)])
  const body = Buffer.concat([signed, signature(signed, key)])
  return Buffer.concat([body, checksum(body)]).toString('base64url')
}

/** Reads a token without believing it: the signature is still to be checked. @throws AuthError 400 validation_failed */
export function parseRefreshToken(token: string): RefreshToken {
  const bytes = /^[A-Za-z0-9_-]+$/.test(token) ? Buffer.from(token, 'base64url') : Buffer.alloc(0)
  const body = bytes.subarray(0, -checksumBytes)
  if (bytes.length < leastBytes || bytes[0] !== 0 || !checksum(body).equals(bytes.subarray(-checksumBytes))) {
    throw validationError('Refresh token is not valid')
  }
  const hex = bytes.subarray(1, 1 + idBytes).toString('hex')
  const signed = body.subarray(0, -signatureBytes)
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    counter: decodeUvarint(signed.subarray(1 + idBytes)),
    signed,
    signature: body.subarray(-signatureBytes),
  }
}

export function refreshTokenIsGenuine(token: RefreshToken, key: Uint8Array): boolean {
  return timingSafeEqual(signature(token.signed, key), token.signature)
}

function signature(signed: Uint8Array, key: Uint8Array): Buffer {
  return createHmac('sha256', key).update(signed).digest().subarray(0, signatureBytes)
}

function checksum(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, checksumBytes)
}

function encodeUvarint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}

function decodeUvarint(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte, index) => sum + (byte & 127) * 128 ** index, 0)
}
