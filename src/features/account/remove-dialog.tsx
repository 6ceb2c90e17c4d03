'use client'

import { Button } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { AlertDialog } from '@/components/alert-dialog'
import { Press } from '@/components/press'
import type { AuthFailure } from '@/sign-in-ui/auth-problem'
import { ProblemLine } from '@/sign-in-ui/problem-line'
import styles from './leave-section.module.css'
import { useAuthAction } from './use-auth-action'

interface RemoveDialogProps {
  /** Of what goes. */
  name: string
  /** What is lost, in a sentence or two. */
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
        <Button
          variant="outline"
          color="gray"
          highContrast
          aria-label={t('account.twoStep.removeNamed', { name })}
        >
          {t('account.twoStep.remove')}
        </Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="480px">
        <AlertDialog.Title className={`qs-display-3 ${styles.question}`}>
          {t('account.twoStep.question', { name })}
        </AlertDialog.Title>
        <AlertDialog.Description>{loss}</AlertDialog.Description>
        <ProblemLine problem={problem} />
        <div className={styles.actions}>
          <Press type="button" tone="danger" aria-disabled={busy} onClick={() => run(remove)}>
            {t(busy ? 'account.twoStep.removing' : 'account.twoStep.confirm')}
          </Press>
          <AlertDialog.Cancel>
            <Button size="3" variant="ghost" color="gray" highContrast>
              {t('account.twoStep.keep')}
            </Button>
          </AlertDialog.Cancel>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
