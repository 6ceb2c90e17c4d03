'use client'

import { useT } from 'next-i18next/client'
import { type ReactNode, useRef } from 'react'
import { ButtonLink } from '@/components/button'
import { PaidButton } from '@/components/paid-button'
import type { Failure } from '@/lib/failure'
import { GrowingField } from './growing-field'
import styles from './idea-box.module.css'
import { PromptCounter } from './prompt-counter'
import { PromptForm } from './prompt-form'
import { promptLength } from './prompt-length'
import { PromptNotice, type PromptNoticeProps } from './prompt-notice'

interface IdeaBoxProps {
  id: string
  name: string
  label: string
  placeholder: string
  value: string
  charsMax: number
  /** Enter submits, and line breaks become spaces. */
  isOneLine?: boolean
  /** Choices beside the counter. */
  settings?: ReactNode
  failure: Failure | undefined
  /** Sentences of the notice where other things are kept than a sentence. */
  noticeKeys?: PromptNoticeProps['keys']
  /** No credits are left: the button leads to the plans. */
  isOut: boolean
  /** Credits of the run; unknown before it is chosen what to draw on. */
  cost: number | undefined
  isDrawing: boolean
  /** Label of the button, and its label during a run. */
  action: string
  drawingLabel: string
  onChange: (value: string) => void
  onSubmit: () => void
}

/** The box for an idea that becomes several pictures: a theme of memes, or the concept of a visual. */
export function IdeaBox(props: IdeaBoxProps) {
  const { id, name, label, placeholder, value, charsMax, isOneLine = false } = props
  const { settings, failure, noticeKeys, isOut, isDrawing, onChange, onSubmit } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const length = promptLength(value, charsMax)
  const counter = <PromptCounter length={length} charsMax={charsMax} />
  return (
    <PromptForm
      field={field}
      length={length}
      isBlocked={isOut || isDrawing}
      isOneLine={isOneLine}
      className={styles.box}
      onSubmit={onSubmit}
    >
      <GrowingField
        field={field}
        id={id}
        name={name}
        label={label}
        rows={isOneLine ? 1 : 2}
        value={value}
        placeholder={placeholder}
        className={`${styles.say} ${isOneLine ? styles.oneLine : ''}`}
        onChange={(typed) => onChange(isOneLine ? typed.replace(/\s*\n\s*/g, ' ') : typed)}
      />
      <PromptNotice failure={failure} {...(noticeKeys && { keys: noticeKeys })} />
      <div className={styles.row}>
        {settings ? (
          <div className={styles.settings}>
            {settings}
            {counter}
          </div>
        ) : (
          counter
        )}
        <IdeaButton {...props} over={length.kind === 'tooLong' ? length.over : 0} />
      </div>
    </PromptForm>
  )
}

type IdeaButtonProps = Pick<IdeaBoxProps, 'isOut' | 'isDrawing' | 'cost' | 'action' | 'drawingLabel'> & {
  /** Characters beyond the limit. */
  over: number
}

function IdeaButton({ isOut, isDrawing, cost, action, drawingLabel, over }: IdeaButtonProps) {
  const { t } = useT()
  if (isOut) {
    return (
      <ButtonLink href="/pricing" className={styles.button}>
        {t('create.seePlans')}
      </ButtonLink>
    )
  }
  return (
    <PaidButton
      type="submit"
      disabled={over > 0}
      aria-disabled={isDrawing}
      className={styles.button}
      cost={cost && t('create.cost', { count: cost })}
    >
      {over > 0 ? t('create.tooLong', { count: over }) : isDrawing ? drawingLabel : action}
    </PaidButton>
  )
}
