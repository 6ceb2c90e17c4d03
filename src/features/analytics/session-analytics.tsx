'use client'

import { useSyncExternalStore } from 'react'
import { hasSessionCookie } from '@/contracts/session-cookie'
import { trpc } from '@/trpc/client'
import { PageViews } from './page-views'

/** Page views, with the user once there is a session. @see spec §4 */
export function SessionAnalytics({ posthogKey }: { posthogKey: string }) {
  const hasSession = useSyncExternalStore(neverChanges, readSession, () => false)
  const person = trpc.account.userDetails.useQuery(undefined, { enabled: hasSession }).data
  return <PageViews posthogKey={posthogKey} userId={hasSession ? person?.id : null} />
}

/** Signing in and out reloads the page. */
function neverChanges() {
  return () => {}
}

function readSession(): boolean {
  const names = document.cookie.split(';').map((cookie) => ({ name: cookie.split('=')[0]?.trim() ?? '' }))
  return hasSessionCookie(names)
}
