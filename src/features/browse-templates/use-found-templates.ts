import { useEffect, useMemo, useState } from 'react'
import { trpc } from '@/trpc/client'
import { findShown, library, type ShownTemplate, shownOwn } from './shown-template'

/** Pause in typing before the server is asked for the meaning of a word, in ms. */
const pauseMs = 120
/** Number of own pictures shown; the library has the rest. */
const ownMax = 50

interface Found {
  /** Best first; the library in its own order when nothing is searched for. */
  templates: readonly ShownTemplate[]
  /** Own pictures are still loading. */
  isOwnLoading: boolean
}

/**
 * Templates for a query. The local index answers on the key stroke; a moment later the server, which knows what words
 * mean in any language, answers better. Offline the first answer stays.
 *
 * @param query trimmed
 */
export function useFoundTemplates(query: string): Found {
  const own = trpc.account.myTemplates.useQuery({ pageSize: ownMax })
  const ownTemplates = useMemo(() => (own.data?.items ?? []).map(shownOwn), [own.data])
  const asked = usePaused(query)
  const server = trpc.search.templates.useQuery(
    { searchQuery: asked },
    { enabled: asked !== '' && asked === query, staleTime: Number.POSITIVE_INFINITY },
  )
  const find = useIndex(useMemo(() => [...ownTemplates, ...library], [ownTemplates]))
  const templates = useMemo(() => {
    if (query === '') return [...library, ...ownTemplates]
    const local = find(query)
    const answer = asked === query ? server.data?.memeTemplates : undefined
    const better = answer?.flatMap(({ name }) => findShown(name) ?? []) ?? []
    return better.length > 0 ? [...local.filter(({ isOwn }) => isOwn), ...better] : local
  }, [query, asked, server.data, find, ownTemplates])
  return { templates, isOwnLoading: own.isPending }
}

function usePaused(query: string): string {
  const [asked, setAsked] = useState(query)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query), pauseMs)
    return () => clearTimeout(timer)
  }, [query])
  return asked
}

type Find = (query: string) => readonly ShownTemplate[]

/** The search index loads after the page; until then the search matches letters only. */
function useIndex(templates: readonly ShownTemplate[]): Find {
  const [create, setCreate] = useState<(templates: readonly ShownTemplate[]) => Find>()
  useEffect(() => {
    import('./template-index').then(
      ({ createTemplateIndex }) => setCreate(() => createTemplateIndex),
      // Offline from the start: letters have to do.
      () => undefined,
    )
  }, [])
  return useMemo(() => (create ?? findLetters)(templates), [create, templates])
}

function findLetters(templates: readonly ShownTemplate[]): Find {
  return (query) => {
    const letters = query.toLowerCase()
    return templates.filter(({ title, keywords }) =>
      [title, ...keywords].some((text) => text.toLowerCase().includes(letters)),
    )
  }
}
