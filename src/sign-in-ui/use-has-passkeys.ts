import { useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** True where the browser supports passkeys; false while the server renders. */
export function useHasPasskeys(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => 'PublicKeyCredential' in window,
    () => false,
  )
}
