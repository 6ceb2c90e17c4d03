'use client'

import { lazy, Suspense, useState } from 'react'
import type { Tone } from '@/core/writer/tones'
import { useIsOut } from '@/lib/prompt/use-is-out'
import { useKeptDraft } from '@/lib/prompt/use-kept-draft'
import { OpeningSheet } from './opening-sheet'
import { type RunKind, RunKindContext, useRunKind } from './run-kind'
import { type Sentence, useMemeRun } from './use-meme-run'
import { WritingView } from './writing-view'

/** Painting and everything that is done with memes comes while somebody writes. */
const loadResults = () => import('./results-view')
const ResultsView = lazy(() => loadResults().then((part) => ({ default: part.ResultsView })))

interface CreateMemeProps {
  initialText?: string
  initialTone?: Tone
  kind?: RunKind
}

/** Text to memes or GIFs: a sentence is written, they answer; the sentence is kept whatever happens. */
export function CreateMeme({ initialText = '', initialTone = 'any', kind = 'memes' }: CreateMemeProps) {
  return (
    <RunKindContext value={kind}>
      <Sheet initialText={initialText} initialTone={initialTone} />
    </RunKindContext>
  )
}

function Sheet({ initialText, initialTone }: { initialText: string; initialTone: Tone }) {
  const { place, countMax, cost } = useRunKind()
  const [sentence, setSentence] = useState<Sentence>({
    text: initialText,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    tone: initialTone,
    count: countMax,
  })
  const { run, failure, variation, make, reroll, rewrite, clearFailure } = useMemeRun()
  const isOut = useIsOut(failure, cost)
  useKeptDraft({
    place,
    text: sentence.text,
    tone: sentence.tone,
    // Who is sent to the plans from here comes back to the sentence.
    isDone: run.state === 'drawn' && !isOut,
    onFound: (text, tone) => setSentence((current) => ({ ...current, text, tone })),
  })

  const changeSentence = (change: Partial<Sentence>) => {
    void loadResults()
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
