/** The visitor's try on the front page, kept in this browser until an account adopts it. */
export interface RememberedDemo {
  text: string
  variation: number
}

const key = 'quipsmith-demo'
/** How long it is kept, in ms: mails with links are opened later, but an abandoned browser should forget it. */
const keptMs = 24 * 60 * 60 * 1000

/** A storage that is full or forbidden keeps nothing. */
export function rememberDemo(storage: Storage, { text, variation }: RememberedDemo, nowMs: number): void {
  try {
    storage.setItem(key, JSON.stringify({ text, variation, savedAtMs: nowMs }))
  } catch {
    // Signing up goes on without it.
  }
}

/** Null where nothing is kept, where it is too old, and where it cannot be read. */
export function findDemo(storage: Storage, nowMs: number): RememberedDemo | null {
  try {
    const { text, variation, savedAtMs } = JSON.parse(storage.getItem(key) ?? '{}')
    if (typeof text !== 'string' || !Number.isInteger(variation) || !(nowMs - savedAtMs < keptMs)) return null
    return { text, variation }
  } catch {
    return null
  }
}

export function forgetDemo(storage: Storage): void {
  try {
    storage.removeItem(key)
  } catch {
    // A storage that refuses this has kept nothing either.
  }
}
