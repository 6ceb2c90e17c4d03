import { trpc } from '@/trpc/client'

/** Recent calls with the keys. Two parts of the page show them; they are fetched once. */
export function useRunInsights() {
  return trpc.apiKey.runInsights.useQuery()
}
