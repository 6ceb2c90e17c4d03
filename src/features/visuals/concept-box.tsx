'use client'

import { useT } from 'next-i18next/client'
import { useRef } from 'react'
import { Press, PressLink } from '@/components/press'
import { creditCosts } from '@/core/credits/credit-costs'
import type { Failure } from '@/lib/failure'
import { GrowingField } from '@/meme-ui/prompt/growing-field'
import { PromptCounter } from '@/meme-ui/prompt/prompt-counter'
import { PromptForm } from '@/meme-ui/prompt/prompt-form'
import { promptLength } from '@/meme-ui/prompt/prompt-length'
import { PromptNotice } from '@/meme-ui/prompt/prompt-notice'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
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
  const isOut = useIsOut(failure)
  const length = promptLength(concept)
  return (
    <PromptForm
      field={field}
      length={length}
      isBlocked={isOut || isDrawing}
      className={styles.box}
      onSubmit={onSubmit}
    >
      <GrowingField
        field={field}
        id="concept"
        name="concept"
        label={t('visuals.conceptLabel')}
        rows={2}
        value={concept}
        placeholder={t('visuals.example')}
        className={styles.say}
        onChange={onChange}
      />
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
    </PromptForm>
  )
}
