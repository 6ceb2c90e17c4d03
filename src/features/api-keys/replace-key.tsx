'use client'

import { Flex } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { GhostButton } from '@/components/ghost-button'
import { OutlineButton } from '@/components/outline-button'
import type { KeyMode } from '@/contracts/api-key'
import { keyWords } from './key-mode'
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
        <Flex gap="4" mt="5" align="center" wrap="wrap">
          <AlertDialog.Action>
            <Button onClick={onReplace}>{t(`apiKeys.${keyWords[mode]}.makeNew`)}</Button>
          </AlertDialog.Action>
          <AlertDialog.Cancel>
            <GhostButton size="3" className={styles.keep}>
              {t('apiKeys.replace.keep')}
            </GhostButton>
          </AlertDialog.Cancel>
        </Flex>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
