'use client'

import { useT } from 'next-i18next/client'
import { type RefObject, useState } from 'react'
import { GrowingField } from '@/meme-ui/prompt/growing-field'
import styles from './prompt-field.module.css'
import { useExamples } from './use-examples'
import { useRotatingIndex } from './use-rotating-index'

interface PromptFieldProps {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onChange: (text: string) => void
}

/** The field of the prompt; while it is empty, examples rotate in it. */
export function PromptField({ field, text, onChange }: PromptFieldProps) {
  const { t } = useT()
  const [focused, setFocused] = useState(false)
  const examples = useExamples()
  const example = useRotatingIndex(examples.length, focused || text !== '')
  return (
    <GrowingField
      field={field}
      id="prompt"
      name="text"
      label={t('create.promptLabel')}
      rows={3}
      value={text}
      placeholder={examples[example]}
      className={styles.say}
      onChange={onChange}
      onFocused={setFocused}
    />
  )
}
