import { createHash } from 'node:crypto'
import { contactWindowMs, rateWindowMs } from '@/contracts/rate-limits'
import { serverEnv } from '@/env/server-env'
import { networkAddress } from '@/utilities/network-address'
import { rateLimited } from './api/admission'
import { countByAddress } from './services/limits/count-by-address'
import { countCalls } from './services/limits/count-calls'
import { countSignUp } from './services/limits/count-sign-up'
import type { RenderCaller } from './services/ports/meme-renderer'
import { container } from './wire'

/** SHA-256 of the network address that a proxy in front reports, hex; null without one. */
export function addressHash(headers: Headers): string | null {
  const address = networkAddress(headers, serverEnv().trustedProxies)
  return address ? createHash('sha256').update(address).digest('hex') : null
}

/** The queue that a request for a picture waits in, and the signal that ends its wait. */
export function pictureCaller({ headers, signal }: Pick<Request, 'headers' | 'signal'>): RenderCaller {
  return { id: `address:${addressHash(headers) ?? 'unknown'}`, signal }
}

/** Counts a request for a picture, which is looked up or drawn. @throws RATE_LIMITED */
export async function admitPicture(headers: Headers): Promise<void> {
  const { admission } = container()
  const caller = { actor: null, addressHash: addressHash(headers) }
  const headroom = await countCalls(admission, caller, 'pictures', 1).catch(admission.onFailure)
  if (headroom?.admitted === 0) throw rateLimited(headroom)
}

/** Counts three memes for a visitor. @throws RATE_LIMITED */
export async function admitDemo(headers: Headers): Promise<void> {
  const { admission } = container()
  const { demo: limit } = admission.limits
  const waitSeconds = await waitOrPass(
    countByAddress(admission.counter, { name: 'demo', limit, windowMs: rateWindowMs }, addressHash(headers)),
  )
  if (waitSeconds !== null) throw rateLimited({ limit, remaining: 0, resetSeconds: waitSeconds, admitted: 0 })
}

/** Counts a message of the contact form. @returns seconds to wait where too many were, else null */
export async function admitMessage(headers: Headers): Promise<number | null> {
  const { admission } = container()
  const limit = { name: 'contact', limit: admission.limits.contact, windowMs: contactWindowMs }
  return waitOrPass(countByAddress(admission.counter, limit, addressHash(headers)))
}

/** Counts an account that is begun. @returns seconds to wait where too many were, else null */
export async function admitSignUp(headers: Headers): Promise<number | null> {
  return waitOrPass(countSignUp(container().admission, addressHash(headers)))
}

/** Lets the caller pass when counting fails: a dead store must not stop visitors. @returns seconds to wait, or null */
async function waitOrPass(counting: Promise<number | null>): Promise<number | null> {
  return counting.catch((error: unknown) => {
    container().admission.onFailure(error)
    return null
  })
}
