'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import { Picture } from '@/components/picture'
import type { Failure } from '@/lib/failure'
import { ExamplePrompts } from './example-prompts'
import { PromptBox } from './prompt-box'
import { RecentPrompts } from './recent-prompts'
import type { Sentence } from './use-ask-for-memes'
import styles from './writing-view.module.css'

interface WritingViewProps {
  sentence: Sentence
  failure: Failure | undefined
  onChange: (change: Partial<Sentence>) => void
  onSubmit: () => void
}

/** The question and the prompt box; beneath it the speaking person and example prompts. */
export function WritingView({ sentence, failure, onChange, onSubmit }: WritingViewProps) {
  const { t } = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const isResumed = useRef(sentence.text !== '')
  // After the memes or a failed call, typing goes on in the field.
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
