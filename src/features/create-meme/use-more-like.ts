import { useRef, useState } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import type { Failure } from '@/lib/failure'
import { memeTitle } from '@/meme-ui/card/meme-title'
import { shapeOf } from '@/templates/template-index'
import { trpc } from '@/trpc/client'
import { failureOf } from '@/trpc/failure-of'
import { followRun } from './follow-run'
import type { Place } from './places'
import { type Sentence, useAskForMemes } from './use-ask-for-memes'

/** How many more of a kind are made at a time. */
export const moreLikeCount = 4

/** More memes of one kind, beneath the others. */
export interface MoreLike {
  id: number
  /** Title of the template that they resemble: "The podium". */
  title: string
  state: 'drawing' | 'drawn' | 'failed'
  places: Place[]
  failure?: Failure
}

/** Asks for more of a kind; each time a group of its own. */
export function useMoreLike() {
  const [groups, setGroups] = useState<MoreLike[]>([])
  const { account } = trpc.useUtils()
  const askForMemes = useAskForMemes()
  const lastId = useRef(0)
  const update = (id: number, change: Partial<MoreLike>) =>
    setGroups((all) => all.map((group) => (group.id === id ? { ...group, ...change } : group)))

  const ask = async (like: Result, sentence: Sentence, variation: number, without: string[]) => {
    lastId.current += 1
    const id = lastId.current
    const title = memeTitle(like.imageName)
    // A failed group disappears with the next request.
    setGroups((all) => [
      ...all.filter(({ state }) => state !== 'failed'),
      { id, title, state: 'drawing', places: [] },
    ])
    const jokeShape = shapeOf(like.imageName)
    try {
      const request = {
        ...sentence,
        count: moreLikeCount,
        variation: variation + id,
        without,
        ...(jokeShape && { jokeShape }),
      }
      const steps = await askForMemes(request, new AbortController().signal)
      const { places } = await followRun(steps, (drafts) => update(id, { places: drafts }))
      update(id, { state: 'drawn', places })
    } catch (error) {
      update(id, { state: 'failed', places: [], failure: failureOf(error, navigator.onLine) })
    }
    await account.usedCredits.cancel()
    await Promise.all([
      account.usedCredits.invalidate(),
      account.myPrompts.invalidate(),
      account.myMemes.invalidate(),
    ])
  }

  return {
    groups,
    /** Names of their templates. */
    names: groups.flatMap(({ places }) => places.map(({ meme }) => meme.imageName)),
    ask,
    clear: () => setGroups([]),
  }
}
