'use client'

import { useT } from 'next-i18next/client'
import type { FormEvent, KeyboardEvent, RefObject } from 'react'
import { PressLink } from '@/components/press'
import { Tail } from '@/components/tail'
import type { Failure } from '@/lib/prompt/failure-of'
import { PromptCounter } from '@/lib/prompt/prompt-counter'
import { promptLength } from '@/lib/prompt/prompt-length'
import { PromptNotice } from '@/lib/prompt/prompt-notice'
import { useCredits } from '@/trpc/use-credits'
import { LanguageSelects } from './language-selects'
import { MakePress } from './make-press'
import styles from './prompt-box.module.css'
import { PromptField } from './prompt-field'
import type { Sentence } from './use-meme-run'

interface PromptBoxProps {
  field: RefObject<HTMLTextAreaElement | null>
  sentence: Sentence
  failure: Failure | undefined
  onChange: (change: Partial<Sentence>) => void
  onSubmit: () => void
}

/** The bubble in which one says what happened. */
export function PromptBox({ field, sentence, failure, onChange, onSubmit }: PromptBoxProps) {
  const { t } = useT()
  const credits = useCredits()
  const isOut = failure?.kind === 'noCredits' || credits?.remaining === 0
  const length = promptLength(sentence.text)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An empty box is not an error: one is shown where to write.
    if (length.kind === 'empty') field.current?.focus()
    else if (length.kind !== 'tooLong' && !isOut) onSubmit()
  }
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form className={`qs-ink ${styles.bubble}`} onSubmit={submit} onKeyDown={submitByKey}>
      <PromptField field={field} text={sentence.text} onChange={(text) => onChange({ text })} />
      <PromptNotice failure={isOut ? { kind: 'noCredits' } : failure} />
      <div className={styles.row}>
        <div className={styles.settings}>
          <LanguageSelects sentence={sentence} onChange={onChange} />
          <PromptCounter length={length} />
        </div>
        <span className={styles.shortcut} aria-hidden>
          {t('create.shortcut')}
        </span>
        {isOut ? (
          <PressLink large href="/pricing" className={styles.press}>
            {t('create.seePlans')}
          </PressLink>
        ) : (
          <MakePress length={length} className={styles.press} />
        )}
      </div>
      <Tail />
    </form>
  )
}
