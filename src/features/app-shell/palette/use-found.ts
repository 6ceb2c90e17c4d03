import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { listSearchCharsMax, searchQueryCharsMax } from '@/contracts/limits'
import type { Result } from '@/contracts/meme-shapes'
import { pictureFile } from '@/core/meme/picture-file'
import { cutText } from '@/core/text/text-limit'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { templateTitles } from '@/templates/template-index'
import { trpc } from '@/trpc/client'
import { mergeFound } from './merge-found'
import { rankEntries } from './rank-entries'

/** Pause in typing before the server is asked, in ms. */
const pauseMs = 200
const templatesShown = 5
const memesShown = 6
/** The newest memes are here before anything is typed, and answer with the key stroke. */
const memesRead = 50
/** Longer side of a template's preview, px. */
const picturePx = 320

/** A template in the palette, ours or an own picture. */
export interface FoundTemplate {
  name: string
  title: string
  /** Address of its picture. */
  picture: string
}

export interface Found {
  templates: readonly FoundTemplate[]
  memes: readonly Result[]
  /** How many memes of the library have these words; none before the server has said. */
  memesInLibrary: number
  isLooking: boolean
}

const nothing: Found = { templates: [], memes: [], memesInLibrary: 0, isLooking: false }

/**
 * Templates and own memes for a query; none for an empty one. Local data answers on the key stroke; a moment later the
 * server adds matches by meaning and from the whole library.
 */
export function useFound(query: string): Found {
  const typed = query.trim()
  const templates = useTemplates(typed)
  const memes = useMemes(typed)
  if (typed === '') return nothing
  return {
    templates: templates.found,
    memes: memes.found,
    memesInLibrary: memes.total,
    isLooking: templates.isLooking || memes.isLooking,
  }
}

function useTemplates(typed: string): { found: FoundTemplate[]; isLooking: boolean } {
  const asked = useSettled(cutText(typed, searchQueryCharsMax))
  const isAsking = asked !== ''
  const ours = trpc.search.templates.useQuery(
    { searchQuery: asked },
    { enabled: isAsking, placeholderData: keepPreviousData },
  )
  const own = trpc.account.myTemplates.useQuery(
    { search: cutText(asked, listSearchCharsMax), pageSize: templatesShown },
    { enabled: isAsking, placeholderData: keepPreviousData },
  )
  const titled = useMemo(() => templateTitles.map((one) => ({ ...one, picture: pictureOf(one.name) })), [])
  const here = rankEntries(
    typed,
    titled.map((template) => ({ template, name: template.title })),
  ).map(({ template }) => template)
  const found = [
    ...(own.data?.items ?? []).map(({ name, title, imagePath }) => ({ name, title, picture: imagePath })),
    ...(ours.data?.memeTemplates ?? []).map(({ name, title }) => ({ name, title, picture: pictureOf(name) })),
  ]
  return {
    found: mergeFound(here, isAsking ? found : [], ({ name }) => name).slice(0, templatesShown),
    isLooking: asked !== cutText(typed, searchQueryCharsMax) || ours.isFetching || own.isFetching,
  }
}

const pictureOf = (name: string) => pictureFile(name, picturePx)

function useMemes(typed: string): { found: Result[]; total: number; isLooking: boolean } {
  const wanted = cutText(typed, listSearchCharsMax)
  const asked = useSettled(wanted)
  const newest = trpc.account.myMemes.useQuery({ page: 1, pageSize: memesRead })
  const all = trpc.account.myMemes.useQuery(
    { search: asked, pageSize: memesShown },
    { enabled: asked !== '', placeholderData: keepPreviousData },
  )
  const findable = useMemo(
    () =>
      (newest.data?.items ?? []).map((meme) => ({
        meme,
        name: memeTitle(meme.imageName),
        keywords: meme.altText,
      })),
    [newest.data],
  )
  const here = rankEntries(typed, findable).map(({ meme }) => meme)
  const isLooking = asked !== wanted || all.isFetching
  // Earlier results stay until the answer arrives, so that rows do not flicker with each letter.
  const found = asked === '' ? [] : (all.data?.items ?? [])
  return {
    found: mergeFound(here, found, ({ id }) => id).slice(0, memesShown),
    total: isLooking ? 0 : (all.data?.total ?? 0),
    isLooking,
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
