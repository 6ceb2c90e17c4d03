import { Flex } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { AlertDialog } from '@/components/alert-dialog'
import { GhostButton } from '@/components/ghost-button'
import styles from './replace-key.module.css'

/** The buttons of a question about a key: the step itself, and keeping the key. */
export function QuestionActions({ children }: { children: ReactNode }) {
  const { t } = useT()
  return (
    <Flex gap="4" mt="5" align="center" wrap="wrap">
      {children}
      <AlertDialog.Cancel>
        <GhostButton size="3" className={styles.keep}>
          {t('apiKeys.replace.keep')}
        </GhostButton>
      </AlertDialog.Cancel>
    </Flex>
  )
}
