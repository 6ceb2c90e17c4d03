import { TrpcProvider } from '@/trpc/trpc-provider'
import { SessionAnalytics } from './session-analytics'

/** With calls of its own, because public pages have none. */
export function AnalyticsWithCalls({ posthogKey }: { posthogKey: string }) {
  return (
    <TrpcProvider>
      <SessionAnalytics posthogKey={posthogKey} />
    </TrpcProvider>
  )
}
