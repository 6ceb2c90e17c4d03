import { useEffect } from 'react'
import { trpc } from '@/trpc/client'
import { endSession, isSessionOver } from './end-session'

/** Leads to the sign-in page once the server says that nobody is signed in. @see spec §4 */
export function useSessionEnd(): void {
  const { error } = trpc.account.userDetails.useQuery()
  const message = error?.message
  useEffect(() => {
    if (message !== undefined && isSessionOver(message)) endSession()
  }, [message])
}
