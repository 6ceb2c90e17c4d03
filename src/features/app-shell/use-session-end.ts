import { useEffect } from 'react'
import { trpc } from '@/trpc/client'
import { endSession, isSessionOver } from './end-session'

/** Goes to the sign-in page once the server reports a missing session or second factor. @see spec §4 */
export function useSessionEnd(): void {
  const { error } = trpc.account.userDetails.useQuery()
  const message = error?.message
  const isHalfway = error?.data?.errorCode === 'SECOND_FACTOR_REQUIRED'
  useEffect(() => {
    if (isHalfway) window.location.assign('/auth/two-step')
    else if (message !== undefined && isSessionOver(message)) endSession()
  }, [message, isHalfway])
}
