'use client'

import { useT } from 'next-i18next/client'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { OutlineButton } from '@/components/outline-button'
import type { KeyMode } from '@/contracts/api-key'
import { keyWords } from './key-mode'
import { QuestionActions } from './question-actions'
import styles from './replace-key.module.css'

interface ReplaceKeyProps {
  mode: KeyMode
  last4: string
  busy: boolean
  onReplace: () => void
}

/** Asks before the key that is in use gets an end. */
export function ReplaceKey({ mode, last4, busy, onReplace }: ReplaceKeyProps) {
  const { t } = useT()
  return (
    <AlertDialog.Root>
      <AlertDialog.Trigger>
        <OutlineButton disabled={busy} className={styles.trigger}>
          {t(busy ? 'apiKeys.key.making' : `apiKeys.${keyWords[mode]}.makeNew`)}
        </OutlineButton>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px">
        <AlertDialog.Title className={`qs-display-3 ${styles.question}`}>
          {t(mode === 'test' ? 'apiKeys.test.replaceTitle' : 'apiKeys.replace.title')}
        </AlertDialog.Title>
        <AlertDialog.Description>{t('apiKeys.replace.text', { last4 })}</AlertDialog.Description>
        <QuestionActions>
          <AlertDialog.Action>
            <Button onClick={onReplace}>{t(`apiKeys.${keyWords[mode]}.makeNew`)}</Button>
          </AlertDialog.Action>
        </QuestionActions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
