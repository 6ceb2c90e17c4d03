'use client'

import { useState } from 'react'
import { useKeptDraft } from '@/lib/prompt/use-kept-draft'
import { useStarResult } from '@/trpc/use-star-result'
import { ResultsView } from './results-view'
import { type RunKind, RunKindContext, useRunKind } from './run-kind'
import { type Sentence, useMemeRun } from './use-meme-run'
import { WritingView } from './writing-view'

interface CreateMemeProps {
  initialText?: string
  kind?: RunKind
}

/** Text to memes or GIFs: a sentence is written, they answer; the sentence is kept whatever happens. */
export function CreateMeme({ initialText, kind = 'memes' }: CreateMemeProps) {
  return (
    <RunKindContext value={kind}>
      <Sheet initialText={initialText ?? ''} />
    </RunKindContext>
  )
}

function Sheet({ initialText }: { initialText: string }) {
  const [sentence, setSentence] = useState<Sentence>({
    text: initialText,
    inputLanguage: 'auto',
    outputLanguage: 'en',
  })
  const { run, failure, make, reroll, rewrite, clearFailure } = useMemeRun()
  const starResult = useStarResult()
  useKeptDraft({
    place: useRunKind().place,
    text: sentence.text,
    isDone: run.state === 'drawn',
    onFound: (text) => setSentence((current) => ({ ...current, text })),
  })

  const changeSentence = (change: Partial<Sentence>) => {
    setSentence((current) => ({ ...current, ...change }))
    clearFailure()
  }
  if (run.state === 'writing') {
    return (
      <WritingView
        sentence={sentence}
        failure={failure}
        onChange={changeSentence}
        onSubmit={() => make(sentence)}
      />
    )
  }
  return (
    <ResultsView
      run={run}
      failure={failure}
      onReroll={() => reroll(run.sentence)}
      onRewrite={rewrite}
      onStar={starResult}
    />
  )
}
