import { type InfiniteData, keepPreviousData } from '@tanstack/react-query'
import type { PromptSummary, ResultPage, VisualPage } from '@/contracts/pages'
import type { Template } from '@/contracts/search'
import { trpc } from '@/trpc/client'
import { factsOf, type LibraryPicture, memePicture, visualPicture } from './library-picture'
import { mergeByTime } from './merge-by-time'
import { type Shelf, type ShelfPage, shelfOf } from './shelf'

/** Items of one page: a few screens on a desktop. */
const pageSize = 40
const order = { pageSize, sort: 'created_at' } as const
const keyOf = (picture: LibraryPicture) => factsOf(picture).key

/** The search as input; nothing when it is empty. */
const searchInput = (search: string) => (search.trim() ? { search: search.trim() } : {})

/** A new search leaves the last find standing until it has its own, and a shelf is kept for half an hour. */
const pageOptions = {
  getNextPageParam: (last: { before: string | null }) => last.before ?? undefined,
  gcTime: 30 * 60_000,
  placeholderData: keepPreviousData,
  refetchOnWindowFocus: false,
  trpc: { abortOnUnmount: true },
} as const

type Cursor = string | null | undefined

// Functions of the module, so that the pictures of unchanged pages stay the same objects.
const memePictures = ({ pages, pageParams }: InfiniteData<ResultPage, Cursor>) => ({
  pageParams,
  pages: pages.map((page): ShelfPage<LibraryPicture> => ({ ...page, items: page.items.map(memePicture) })),
})
const visualPictures = ({ pages, pageParams }: InfiniteData<VisualPage, Cursor>) => ({
  pageParams,
  pages: pages.map((page): ShelfPage<LibraryPicture> => ({ ...page, items: page.items.map(visualPicture) })),
})

export function useMemes(search: string, starred = false): Shelf<LibraryPicture> {
  const input = { ...order, ...searchInput(search), starred }
  const query = trpc.account.myMemes.useInfiniteQuery(input, { ...pageOptions, select: memePictures })
  return shelfOf(query, keyOf)
}

export function useVisuals(search: string): Shelf<LibraryPicture> {
  const input = { ...order, ...searchInput(search) }
  const query = trpc.account.myVisuals.useInfiniteQuery(input, { ...pageOptions, select: visualPictures })
  return shelfOf(query, keyOf)
}

function useSavedVisuals(search: string): Shelf<LibraryPicture> {
  const input = { ...order, ...searchInput(search) }
  const query = trpc.account.savedVisuals.useInfiniteQuery(input, { ...pageOptions, select: visualPictures })
  return shelfOf(query, keyOf)
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
  const input = { ...order, ...searchInput(search) }
  const query = trpc.account.myPrompts.useInfiniteQuery(input, pageOptions)
  return shelfOf(query, ({ promptId }) => promptId)
}

export function useTemplates(search: string): Shelf<Template> {
  const input = { ...order, ...searchInput(search) }
  const query = trpc.account.myTemplates.useInfiniteQuery(input, pageOptions)
  return shelfOf(query, ({ name }) => name)
}
