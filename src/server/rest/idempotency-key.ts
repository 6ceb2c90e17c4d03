import { AppError } from '@/contracts/errors'

/** 1..255 visible characters of ASCII. */
const keyPattern = /^[\x21-\x7e]{1,255}$/

/** The key under which a call may be repeated; null without one. @throws BAD_REQUEST */
export function readIdempotencyKey(headers: Headers): string | null {
  const key = headers.get('idempotency-key')
  if (key === null || keyPattern.test(key)) return key
  throw new AppError(
    'BAD_REQUEST',
    'Idempotency-Key must be 1 to 255 visible ASCII characters without spaces, such as a UUID.',
  )
}
