'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { GhostButton } from '@/components/ghost-button'
import { OutlineButton } from '@/components/outline-button'
import type { AuthFailure } from '@/sign-in-ui/auth-problem'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import styles from './leave-section.module.css'
import { useAuthAction } from './use-auth-action'

interface RemoveDialogProps {
  /** Of the thing to remove. */
  name: string
  /** The consequences, in a sentence or two. */
  loss: string
  remove: () => Promise<{ error: AuthFailure | null }>
}

/** Asks before a way to sign in is removed. */
export function RemoveDialog({ name, loss, remove }: RemoveDialogProps) {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const { run, problem, busy } = useAuthAction()
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <OutlineButton aria-label={t('account.twoStep.removeNamed', { name })}>
          {t('account.twoStep.remove')}
        </OutlineButton>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="480px">
        <AlertDialog.Title className={`qs-display-3 ${styles.question}`}>
          {t('account.twoStep.question', { name })}
        </AlertDialog.Title>
        <AlertDialog.Description>{loss}</AlertDialog.Description>
        <ProblemMessage problem={problem} />
        <div className={styles.actions}>
          <Button type="button" tone="danger" aria-disabled={busy} onClick={() => run(remove)}>
            {t(busy ? 'account.twoStep.removing' : 'account.twoStep.confirm')}
          </Button>
          <AlertDialog.Cancel>
            <GhostButton size="3">{t('account.twoStep.keep')}</GhostButton>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
