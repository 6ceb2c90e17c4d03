import { trpc } from '@/trpc/client'
import type { ShelfName } from './shelf-names'

/** Number of items on each shelf; absent while unknown. One request fetches all. */
export function useShelfCounts(): Partial<Record<ShelfName, number>> {
  const one = { pageSize: 1 } as const
  const memes = trpc.account.myMemes.useQuery(one).data?.total
  const prompts = trpc.account.myPrompts.useQuery(one).data?.total
  const templates = trpc.account.myTemplates.useQuery(one).data?.total
  const visuals = trpc.account.myVisuals.useQuery(one).data?.total
  const starredMemes = trpc.account.myMemes.useQuery({ ...one, starred: true }).data?.total
  const starredVisuals = trpc.account.savedVisuals.useQuery(one).data?.total
  const isSavedKnown = starredMemes !== undefined && starredVisuals !== undefined
  return {
    ...(memes !== undefined && { memes }),
    ...(prompts !== undefined && { prompts }),
    ...(templates !== undefined && { templates }),
    ...(visuals !== undefined && { visuals }),
    ...(isSavedKnown && { saved: starredMemes + starredVisuals }),
  }
}
