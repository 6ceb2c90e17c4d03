'use client'

import { useT } from 'next-i18next/client'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { OutlineButton } from '@/components/outline-button'
import { trpc } from '@/trpc/client'
import rowStyles from './key-row.module.css'
import { QuestionActions } from './question-actions'
import styles from './replace-key.module.css'

interface RevokeKeyProps {
  keyId: string
  name: string
  last4: string
  /** A replaced key, which would end by itself. */
  isEnding: boolean
  /** Called when the dialog is gone, and so is the focus: the button that opened it leaves the page with its row. */
  onRevoked: () => void
}

/** Asks before a key stops working for good. */
export function RevokeKey({ keyId, name, last4, isEnding, onRevoked }: RevokeKeyProps) {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const isRevoked = useRef(false)
  const queries = trpc.useUtils()
  const revoke = trpc.apiKey.revoke.useMutation({
    onSuccess: async () => {
      isRevoked.current = true
      setOpen(false)
      toast.success(t('apiKeys.list.revoked'))
      await Promise.all([queries.apiKey.list.invalidate(), queries.apiKey.getDefault.invalidate()])
    },
  })

  /** Moves the focus only here: the closing dialog returns it to its own button after any earlier move. */
  function passFocusOn(event: Event) {
    if (!isRevoked.current) return
    event.preventDefault()
    onRevoked()
  }

  const verb = t(isEnding ? 'apiKeys.list.endNow' : 'apiKeys.list.revoke')
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
      <AlertDialog.Trigger>
        <OutlineButton
          aria-label={t('apiKeys.list.revokeNamed', { verb, name, last4 })}
          className={rowStyles.end}
        >
          {verb}
        </OutlineButton>
      </AlertDialog.Trigger>
      <AlertDialog.Content maxWidth="440px" onCloseAutoFocus={passFocusOn}>
        <AlertDialog.Title className={`qs-display-3 ${styles.question}`}>
          {t(isEnding ? 'apiKeys.list.endTitle' : 'apiKeys.list.revokeTitle', { name })}
        </AlertDialog.Title>
        <AlertDialog.Description>{t('apiKeys.list.revokeText', { last4 })}</AlertDialog.Description>
        {revoke.error && (
          <p role="alert" className={styles.problem}>
            {revoke.error.message}
          </p>
        )}
        <QuestionActions>
          <Button tone="danger" disabled={revoke.isPending} onClick={() => revoke.mutate({ keyId })}>
            {revoke.isPending ? t('apiKeys.list.revoking') : verb}
          </Button>
        </QuestionActions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
