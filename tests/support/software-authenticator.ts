import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { SupabaseClient } from '@supabase/supabase-js'

type Credential = Parameters<SupabaseClient['auth']['passkey']['verifyRegistration']>[0]['credential']

/** A key that makes passkeys and signs with them, as a phone or a security key does. */
export interface SoftwareAuthenticator {
  register(challenge: string): Credential
  /** @param counter signatures made so far, as the authenticator tells it */
  assert(challenge: string, counter?: number): Credential
}

const userPresent = 0x01
const userVerified = 0x04
const hasCredential = 0x40

/** @param origin where the browser is, which need not be the site of `rpId` */
export function createSoftwareAuthenticator(rpId: string, origin: string): SoftwareAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const head = (flags: number, counter: number) => {
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags, 0)
    bytes.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(rpId).digest(), bytes])
  }
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  return {
    register(challenge) {
      const idLength = Buffer.alloc(2)
      idLength.writeUInt16BE(id.length)
      const authData = Buffer.concat([
        head(userPresent | userVerified | hasCredential, 0),
        Buffer.alloc(16),
        idLength,
        id,
        coseKey,
      ])
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      )
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
        },
        clientExtensionResults: {},
      } as Credential
    },
    assert(challenge, counter = 1) {
      const authData = head(userPresent | userVerified, counter)
      const data = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()])
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
        clientExtensionResults: {},
      } as Credential
    },
  }
}
