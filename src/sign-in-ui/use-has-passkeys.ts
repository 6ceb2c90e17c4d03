import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Whether this browser has passkeys; false while the server renders. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
}
