'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { AlertDialog } from '@/components/alert-dialog'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import { CloseForm } from './close-form'
import styles from './leave-section.module.css'

/** Closes the account after a question that lists what will be lost. */
export function CloseSection() {
  const { t } = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsSection title={t('account.close.title')} lead={t('account.close.lead')}>
      <AlertDialog.Root open={isOpen} onOpenChange={setOpen}>
        <div className={styles.row}>
          <AlertDialog.Trigger>
            <OutlineButton>{t('account.close.open')}</OutlineButton>
          </AlertDialog.Trigger>
        </div>
        <AlertDialog.Content maxWidth="480px">
          <AlertDialog.Title className={`qs-display-3 ${styles.question}`}>
            {t('account.close.question')}
          </AlertDialog.Title>
          <CloseForm />
        </AlertDialog.Content>
      </AlertDialog.Root>
    </SettingsSection>
  )
}
