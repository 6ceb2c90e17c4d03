import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { trpc } from '@/trpc/client'

/** How long one may pause within a word. */
const pauseMs = 250

/** Still or moving templates for a search, best first; the earlier ones until the new ones arrive. */
export function useTemplateSearch(query: string, isMoving: boolean) {
  const [asked, setAsked] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [query])
  const { data, isError, refetch } = trpc.search.templates.useQuery(
    { searchQuery: asked, animated: isMoving },
    { placeholderData: keepPreviousData },
  )
  return { templates: data?.memeTemplates, asked, isError, retry: () => void refetch() }
}
