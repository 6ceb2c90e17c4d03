import { useT } from 'next-i18next/client'
import { useEffect, useRef } from 'react'
import { IconAction } from '@/components/icon-action'
import { PencilSimpleIcon } from '@/components/icons/pencil-simple-icon'
import styles from './collapsed-prompt.module.css'

/** The prompt after its run, on one line. Takes the focus when it appears. */
export function CollapsedPrompt({ text, onRewrite }: { text: string; onRewrite: () => void }) {
  const { t } = useT()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`qs-ink ${styles.sheet}`}>
      <h1 ref={heading} tabIndex={-1} dir="auto" className={styles.text}>
        {text}
      </h1>
      <IconAction name={t('create.editSentence')} strong onClick={onRewrite}>
        <PencilSimpleIcon size={20} />
      </IconAction>
    </div>
  )
}
