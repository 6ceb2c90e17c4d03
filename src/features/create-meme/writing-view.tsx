'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import { Picture } from '@/components/picture'
import type { Failure } from '@/lib/failure'
import { ExamplePrompts } from './example-prompts'
import { PromptBox } from './prompt-box'
import { RecentPrompts } from './recent-prompts'
import type { Sentence } from './use-meme-run'
import styles from './writing-view.module.css'

interface WritingViewProps {
  sentence: Sentence
  failure: Failure | undefined
  onChange: (change: Partial<Sentence>) => void
  onSubmit: () => void
}

/** One question, one box; beneath it somebody who says it, and sentences to borrow. */
export function WritingView({ sentence, failure, onChange, onSubmit }: WritingViewProps) {
  const { t } = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const isResumed = useRef(sentence.text !== '')
  // Back from the memes, or from a call that failed, one goes on typing where one was.
  useEffect(() => {
    if (isResumed.current) field.current?.focus()
  }, [])
  const borrow = (change: Partial<Sentence>) => {
    onChange(change)
    field.current?.focus()
  }
  return (
    <div className={styles.view}>
      <h1 className={`qs-display-2 ${styles.question}`}>{t('create.question')}</h1>
      <PromptBox
        field={field}
        sentence={sentence}
        failure={failure}
        onChange={onChange}
        onSubmit={onSubmit}
      />
      <div className={`qs-ground ${styles.stage}`}>
        <Picture src="/art/pointer.webp" alt="" width={600} height={542} className={styles.speaker} />
        <ExamplePrompts onChoose={(text) => borrow({ text })} />
      </div>
      <RecentPrompts onChoose={borrow} />
    </div>
  )
}
