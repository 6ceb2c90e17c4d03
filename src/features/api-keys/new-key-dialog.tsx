'use client'

import { useT } from 'next-i18next/client'
import { type RefObject, useRef, useState } from 'react'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import type { CreatedApiKey } from '@/contracts/api-key'
import styles from './new-key-dialog.module.css'
import { NewKeyForm } from './new-key-form'

interface NewKeyDialogProps {
  trigger: RefObject<HTMLButtonElement | null>
  onMade: (key: CreatedApiKey) => void
}

/** Makes a key with a name, for one program. */
export function NewKeyDialog({ trigger, onMade }: NewKeyDialogProps) {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  const made = useRef<CreatedApiKey>(null)

  /** The new key takes the focus once the dialog is gone, and does not find it trapped there. */
  function showMade(event: Event) {
    if (!made.current) return
    event.preventDefault()
    onMade(made.current)
    made.current = null
  }

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger>
        <Button ref={trigger} tone="paper" className={styles.open}>
          {t('apiKeys.new.open')}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="440px" onCloseAutoFocus={showMade}>
        <Dialog.Title className="qs-display-3">{t('apiKeys.new.title')}</Dialog.Title>
        <Dialog.Description className={styles.text}>{t('apiKeys.new.text')}</Dialog.Description>
        <NewKeyForm
          onMade={(key) => {
            made.current = key
            setOpen(false)
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  )
}
