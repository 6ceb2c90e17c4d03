import { getQueryKey } from '@trpc/react-query'
import type { PromptSummary } from '@/contracts/pages'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import { factsOf, type LibraryPicture, memePicture, visualPicture } from './library-picture'
import { mergeByTime } from './merge-by-time'
import type { Shelf } from './shelf'
import { useShelf } from './use-shelf'

/** Things of one page: some screens of a desk. */
const pageSize = 40
const order = { pageSize, sort: 'created_at' } as const
const keyOf = (picture: LibraryPicture) => factsOf(picture).key

/** What is looked for; nothing when it is empty. */
const asked = (search: string) => (search.trim() ? { search: search.trim() } : {})

export function useMemes(search: string, starred = false, enabled = true): Shelf<LibraryPicture> {
  const { client } = trpc.useUtils()
  const input = { ...order, ...asked(search), starred }
  return useShelf({
    queryKey: [...getQueryKey(trpc.account.myMemes), 'shelf', input],
    fetchPage: async (before, signal) => {
      const page = await client.account.myMemes.query({ ...input, ...(before && { before }) }, { signal })
      return { ...page, items: page.items.map(memePicture) }
    },
    keyOf,
    enabled,
  })
}

export function useVisuals(search: string): Shelf<LibraryPicture> {
  const { client } = trpc.useUtils()
  const input = { ...order, ...asked(search) }
  return useShelf({
    queryKey: [...getQueryKey(trpc.account.myVisuals), 'shelf', input],
    fetchPage: async (before, signal) => {
      const page = await client.account.myVisuals.query({ ...input, ...(before && { before }) }, { signal })
      return { ...page, items: page.items.map(visualPicture) }
    },
    keyOf,
  })
}

function useSavedVisuals(search: string): Shelf<LibraryPicture> {
  const { client } = trpc.useUtils()
  const input = { ...order, ...asked(search) }
  return useShelf({
    queryKey: [...getQueryKey(trpc.account.savedVisuals), 'shelf', input],
    fetchPage: async (before, signal) => {
      const page = await client.account.savedVisuals.query(
        { ...input, ...(before && { before }) },
        { signal },
      )
      return { ...page, items: page.items.map(visualPicture) }
    },
    keyOf,
  })
}

/** Memes and visuals with a star, newest first. */
export function useSaved(search: string): Shelf<LibraryPicture> {
  const memes = useMemes(search, true)
  const visuals = useSavedVisuals(search)
  for (const shelf of [memes, visuals]) {
    if (shelf.state === 'failed') return shelf
  }
  if (memes.state !== 'loaded' || visuals.state !== 'loaded') return { state: 'loading' }
  const both = [memes, visuals]
  const { items, shortest } = mergeByTime(both, (picture) => factsOf(picture).createdAt)
  return {
    state: 'loaded',
    items,
    total: memes.total + visuals.total,
    hasMore: memes.hasMore || visuals.hasMore,
    isLoadingMore: memes.isLoadingMore || visuals.isLoadingMore,
    moreFailed: memes.moreFailed || visuals.moreFailed,
    showMore: () => both[shortest ?? 0]?.showMore(),
  }
}

export function usePrompts(search: string): Shelf<PromptSummary> {
  const { client } = trpc.useUtils()
  const input = { ...order, ...asked(search) }
  return useShelf({
    queryKey: [...getQueryKey(trpc.account.myPrompts), 'shelf', input],
    fetchPage: (before, signal) =>
      client.account.myPrompts.query({ ...input, ...(before && { before }) }, { signal }),
    keyOf: ({ promptId }) => promptId,
  })
}

export function useTemplates(search: string): Shelf<Template> {
  const { client } = trpc.useUtils()
  const input = { ...order, ...asked(search) }
  return useShelf({
    queryKey: [...getQueryKey(trpc.account.myTemplates), 'shelf', input],
    fetchPage: (before, signal) =>
      client.account.myTemplates.query({ ...input, ...(before && { before }) }, { signal }),
    keyOf: ({ name }) => name,
  })
}
