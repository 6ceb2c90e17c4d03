'use client'

import { useT } from 'next-i18next/client'
import type { RefObject } from 'react'
import { BubbleTail } from '@/components/bubble-tail'
import { ButtonLink } from '@/components/button'
import type { Failure } from '@/lib/failure'
import { LanguageSelects } from '@/meme-ui/prompt/language-selects'
import { PromptCounter } from '@/meme-ui/prompt/prompt-counter'
import { PromptForm } from '@/meme-ui/prompt/prompt-form'
import { promptLength } from '@/meme-ui/prompt/prompt-length'
import { PromptNotice } from '@/meme-ui/prompt/prompt-notice'
import { ToneSelect } from '@/meme-ui/prompt/tone-select'
import { useIsOut } from '@/meme-ui/prompt/use-is-out'
import { BrowserModelSwitch } from './browser-model-switch'
import { CountChoice } from './count-choice'
import { MakeButton } from './make-button'
import styles from './prompt-box.module.css'
import { PromptField } from './prompt-field'
import { useRunKind } from './run-kind'
import type { Sentence } from './use-ask-for-memes'

interface PromptBoxProps {
  field: RefObject<HTMLTextAreaElement | null>
  sentence: Sentence
  failure: Failure | undefined
  onChange: (change: Partial<Sentence>) => void
  onSubmit: () => void
}

/** The speech bubble with the prompt and its settings. */
export function PromptBox({ field, sentence, failure, onChange, onSubmit }: PromptBoxProps) {
  const { t } = useT()
  const { kind, cost } = useRunKind()
  const isOut = useIsOut(failure, cost)
  const length = promptLength(sentence.text)
  return (
    <PromptForm field={field} length={length} isBlocked={isOut} className={styles.bubble} onSubmit={onSubmit}>
      <PromptField field={field} text={sentence.text} onChange={(text) => onChange({ text })} />
      <PromptNotice failure={isOut ? { kind: 'noCredits' } : failure} />
      <div className={styles.row}>
        <div className={styles.settings}>
          <LanguageSelects value={sentence} onChange={onChange} />
          <ToneSelect value={sentence.tone} onChange={(tone) => onChange({ tone })} />
          {kind === 'gifs' && (
            <CountChoice count={sentence.count} onChange={(count) => onChange({ count })} />
          )}
          <BrowserModelSwitch />
          <PromptCounter length={length} />
        </div>
        <span className={styles.shortcut} aria-hidden>
          {t('create.shortcut')}
        </span>
        {isOut ? (
          <ButtonLink large href="/pricing" className={styles.button}>
            {t('create.seePlans')}
          </ButtonLink>
        ) : (
          <MakeButton length={length} count={sentence.count} className={styles.button} />
        )}
      </div>
      <BubbleTail />
    </PromptForm>
  )
}
