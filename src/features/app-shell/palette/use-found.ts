import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { Template } from '@/contracts/search'
import { memeTitle } from '@/lib/meme-card/meme-title'
import { trpc } from '@/trpc/client'
import { rankEntries } from './rank-entries'

/** How long one may pause within a word. */
const pauseMs = 200
/** Most characters that a search takes, see `SearchInput`. */
const queryCharsMax = 200
const templatesShown = 4
const memesShown = 4
/** So far back own memes are looked through. */
const memesRead = 50

export interface Found {
  templates: readonly Template[]
  memes: readonly Result[]
  isLooking: boolean
}

/** Templates and own memes for what somebody types, a moment after the last key; nothing for nothing. */
export function useFound(query: string): Found {
  const asked = useSettled(query.trim().slice(0, queryCharsMax))
  const isAsking = asked !== ''
  const templates = trpc.search.templates.useQuery(
    { searchQuery: asked },
    { enabled: isAsking, placeholderData: keepPreviousData },
  )
  const memes = trpc.account.myMemes.useQuery({ page: 1, pageSize: memesRead }, { enabled: isAsking })
  if (!isAsking) return { templates: [], memes: [], isLooking: query.trim() !== '' }
  const findable = (memes.data?.items ?? []).map((meme) => ({
    meme,
    name: memeTitle(meme.imageName),
    keywords: meme.altText,
  }))
  return {
    templates: (templates.data?.memeTemplates ?? []).slice(0, templatesShown),
    memes: rankEntries(asked, findable)
      .slice(0, memesShown)
      .map(({ meme }) => meme),
    isLooking: templates.isFetching || memes.isLoading,
  }
}

/** A text that has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
