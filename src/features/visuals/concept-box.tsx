'use client'

import { useT } from 'next-i18next/client'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { Press, PressLink } from '@/components/press'
import { creditCosts } from '@/core/credits/credit-costs'
import type { Failure } from '@/lib/prompt/failure-of'
import { PromptCounter } from '@/lib/prompt/prompt-counter'
import { promptLength } from '@/lib/prompt/prompt-length'
import { PromptNotice } from '@/lib/prompt/prompt-notice'
import { useCredits } from '@/trpc/use-credits'
import styles from './concept-box.module.css'

interface ConceptBoxProps {
  concept: string
  failure: Failure | undefined
  isDrawing: boolean
  /** What stands in it was drawn just now: another press draws others. */
  isDrawn: boolean
  onChange: (concept: string) => void
  onSubmit: () => void
}

/** Where one writes the idea; it stays while the drawings answer beneath it. */
export function ConceptBox({ concept, failure, isDrawing, isDrawn, onChange, onSubmit }: ConceptBoxProps) {
  const { t } = useT()
  const field = useRef<HTMLTextAreaElement>(null)
  const isOut = useCredits()?.remaining === 0 || failure?.kind === 'noCredits'
  const length = promptLength(concept)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // An empty box is not an error: one is shown where to write.
    if (length.kind === 'empty') field.current?.focus()
    else if (length.kind !== 'tooLong' && !isOut && !isDrawing) onSubmit()
  }
  const submitByKey = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
  }
  return (
    <form className={`qs-ink ${styles.box}`} onSubmit={submit} onKeyDown={submitByKey}>
      <div className={styles.field} data-text={concept}>
        <label htmlFor="concept" className="qs-hidden">
          {t('visuals.conceptLabel')}
        </label>
        <textarea
          ref={field}
          id="concept"
          name="concept"
          rows={2}
          dir="auto"
          autoComplete="off"
          value={concept}
          placeholder={t('visuals.example')}
          aria-describedby="prompt-counter prompt-notice"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
      <PromptNotice failure={isOut ? { kind: 'noCredits' } : failure} />
      <div className={styles.row}>
        <PromptCounter length={length} />
        {isOut ? (
          <PressLink href="/pricing">{t('create.seePlans')}</PressLink>
        ) : (
          <Press
            type="submit"
            disabled={length.kind === 'tooLong'}
            aria-disabled={isDrawing}
            cost={t('create.cost', { count: creditCosts['minimalist-visual'] })}
          >
            {isDrawing ? t('visuals.drawing') : isDrawn ? t('visuals.drawOthers') : t('visuals.draw')}
          </Press>
        )}
      </div>
    </form>
  )
}
