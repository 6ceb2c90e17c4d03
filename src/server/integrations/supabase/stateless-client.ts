/** A service that hangs must not hold calls, in ms. */
export const waitMsMax = 5_000

const patientFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(waitMsMax) })

/** Options of a client that keeps no session, and waits only so long. */
export const statelessClient = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: patientFetch },
}
