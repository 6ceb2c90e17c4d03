import { trpc } from '@/trpc/client'

/** What was called with one's keys of late. Two parts of the page show it; it is asked for once. */
export function useRunInsights() {
  return trpc.apiKey.runInsights.useQuery()
}
