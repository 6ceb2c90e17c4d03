'use client'

import type { FocusEvent, RefObject, SyntheticEvent } from 'react'
import { BubbleTail } from '@/components/bubble-tail'
import { Button } from '@/components/button'
import { graphemeCount } from '@/core/text/graphemes'
import type { Failure } from '@/lib/failure'
import { promptLength } from '@/meme-ui/prompt/prompt-length'
import { filled } from './filled'
import styles from './hero-prompt.module.css'
import type { HeroWords } from './hero-words'

interface HeroPromptProps {
  words: HeroWords
  fieldRef: RefObject<HTMLTextAreaElement | null>
  text: string
  maxChars: number
  /** The text is one of ours: whoever comes to write replaces it. */
  isSample: boolean
  busy: boolean
  failure: Failure | null
  onText: (text: string) => void
  onFocus: () => void
  onMake: () => void
}

export const heroFieldId = 'hero-text'

/**
 * The bubble. Before any script has run it is a plain form, `/create?text=…`, which leads visitors through sign-in and
 * back.
 */
export function HeroPrompt(props: HeroPromptProps) {
  const { words, fieldRef, text, maxChars, isSample, busy, failure, onText, onFocus, onMake } = props
  const length = promptLength(text, maxChars)
  const excess = length.kind === 'tooLong' ? length.over : 0

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (!busy && excess <= 0 && text.trim() !== '') onMake()
  }

  function focus({ currentTarget }: FocusEvent<HTMLTextAreaElement>) {
    onFocus()
    if (isSample) requestAnimationFrame(() => currentTarget.select())
  }

  return (
    <form action="/create" className={`qs-ink ${styles.bubble}`} onSubmit={submit}>
      <label htmlFor={heroFieldId} className="qs-hidden">
        {words.promptLabel}
      </label>
      <textarea
        ref={fieldRef}
        id={heroFieldId}
        name="text"
        rows={2}
        required
        className={styles.say}
        value={text}
        placeholder={words.promptLabel}
        aria-describedby="hero-count hero-problem"
        onFocus={focus}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
      />
      <div id="hero-problem" role="alert" className={styles.problem}>
        {failure && <p>{failureText(words, failure)}</p>}
      </div>
      <div className={styles.row}>
        <span id="hero-count" className={excess > 0 ? styles.tooLong : 'qs-quiet'}>
          {excess > 0
            ? filled(words.tooLong, { count: excess })
            : filled(words.count, { count: graphemeCount(text.trim()), max: maxChars })}
        </span>
        <Button type="submit" disabled={excess > 0} aria-disabled={busy}>
          {busy ? words.making : words.make}
        </Button>
      </div>
      <BubbleTail />
    </form>
  )
}

function failureText(words: HeroWords, failure: Failure): string {
  if (failure.kind === 'refused') return failure.message
  if (failure.kind === 'tooFast') return filled(words.problem.tooFast, { seconds: failure.seconds ?? 60 })
  return words.problem[failure.kind === 'offline' ? 'offline' : 'failed']
}
