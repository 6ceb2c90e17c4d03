'use client'

import { useT } from 'next-i18next/client'
import { type RefObject, useState } from 'react'
import styles from './prompt-field.module.css'
import { useExamples } from './use-examples'
import { useRotatingIndex } from './use-rotating-index'

interface PromptFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
}

/** What one types, set in the captions' own face. Grows from three lines to eight, then scrolls. */
export function PromptField({ field, text, onChange }: PromptFieldProps) {
  const { t } = useT()
  const [focused, setFocused] = useState(false)
  const examples = useExamples()
  const example = useRotatingIndex(examples.length, focused || text !== '')
  return (
    <div className={styles.field} data-text={text}>
      <label htmlFor="prompt" className="qs-hidden">
        {t('create.promptLabel')}
      </label>
      <textarea
        ref={field}
        id="prompt"
        name="text"
        rows={3}
        dir="auto"
        autoComplete="off"
        value={text}
        placeholder={examples[example]}
        aria-describedby="prompt-counter prompt-notice"
        onChange={(event) => onChange(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    </div>
  )
}
