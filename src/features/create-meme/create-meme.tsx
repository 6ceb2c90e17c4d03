'use client'

import { lazy, Suspense, useState } from 'react'
import { emptyPromptDraft, type PromptDraft } from '@/meme-ui/prompt/kept-draft'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { useKeptDraft } from '@/meme-ui/prompt/use-kept-draft'
import { OpeningSheet } from './opening-sheet'
import { type RunKind, RunKindContext, useRunKind } from './run-kind'
import type { Sentence } from './use-ask-for-memes'
import { useMemeRun } from './use-meme-run'
import { WritingView } from './writing-view'

/** The painter and the meme actions are loaded while the prompt is typed. */
const loadResults = () => import('./results-view')
const ResultsView = lazy(() => loadResults().then((part) => ({ default: part.ResultsView })))

interface CreateMemeProps {
  /** Initial content of the box. */
  initial?: PromptDraft
  kind?: RunKind
}

/** Text to memes or GIFs. The sentence survives every failure. */
export function CreateMeme({ initial = emptyPromptDraft, kind = 'memes' }: CreateMemeProps) {
  return (
    <RunKindContext value={kind}>
      <Sheet initial={initial} />
    </RunKindContext>
  )
}

function Sheet({ initial }: { initial: PromptDraft }) {
  const { place, countMax, cost } = useRunKind()
  const [sentence, setSentence] = useState<Sentence>({ ...initial, count: countMax })
  const { run, failure, variation, make, reroll, rewrite, clearFailure } = useMemeRun()
  const isOut = useIsOut(failure, cost)
  useKeptDraft({
    place,
    prompt: sentence,
    // The way to the plans and back keeps the sentence.
    isDone: run.state === 'drawn' && !isOut,
    onFound: (draft) => setSentence((current) => ({ ...current, ...draft })),
  })

  const changeSentence = (change: Partial<Sentence>) => {
    // A failed load is tried again on use.
    loadResults().catch(() => undefined)
    setSentence((current) => ({ ...current, ...change }))
    clearFailure()
  }
  if (run.state === 'writing') {
    return (
      <WritingView
        sentence={sentence}
        failure={failure}
        onChange={changeSentence}
        onSubmit={() => void make(sentence)}
      />
    )
  }
  return (
    <Suspense fallback={<OpeningSheet />}>
      <ResultsView run={run} variation={variation} failure={failure} onReroll={reroll} onRewrite={rewrite} />
    </Suspense>
  )
}
