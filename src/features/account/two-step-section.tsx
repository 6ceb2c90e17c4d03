'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import type { AuthenticatorApp } from '@/contracts/sign-in-methods'
import { formatWhen } from '@/i18n/format-date'
import { createSupabaseBrowserClient, type SupabaseAddress } from '@/sign-in-ui/supabase-browser-client'
import { AppSetup } from './app-setup'
import { RemoveDialog } from './remove-dialog'
import styles from './sign-in-methods.module.css'

interface TwoStepSectionProps {
  supabase: SupabaseAddress
  apps: readonly AuthenticatorApp[]
}

/** The authenticator apps of the account, and the set-up of another one. */
export function TwoStepSection({ supabase, apps }: TwoStepSectionProps) {
  const { t } = useT()
  const [state, setState] = useState<'idle' | 'adding' | 'done'>('idle')

  async function remove(factorId: string) {
    const { auth } = createSupabaseBrowserClient(supabase)
    const { error } = await auth.mfa.unenroll({ factorId })
    // The token holds the level of the session, so it must be refreshed.
    if (error === null) await auth.refreshSession()
    return { error }
  }

  const loss = t('account.twoStep.loss')
  return (
    <SettingsSection title={t('account.twoStep.title')} lead={t('account.twoStep.lead')}>
      {apps.length > 0 && (
        <ul className={rows.list}>
          {apps.map(({ id, name, addedAt }) => (
            <li key={id} className={`${rows.row} ${styles.row}`}>
              <div>
                <p className={styles.name}>{name}</p>
                <p className={rows.facts} suppressHydrationWarning>
                  {t('account.twoStep.added', { when: formatWhen(addedAt, new Date()) })}
                </p>
              </div>
              <RemoveDialog
                name={name}
                loss={apps.length === 1 ? `${loss} ${t('account.twoStep.lossOfLast')}` : loss}
                remove={() => remove(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {state === 'adding' ? (
        <AppSetup
          supabase={supabase}
          takenNames={apps.map(({ name }) => name)}
          onDone={() => setState('done')}
          onCancel={() => setState('idle')}
        />
      ) : (
        <div className={`${rows.foot} ${styles.foot}`}>
          <OutlineButton onClick={() => setState('adding')}>
            {t(apps.length > 0 ? 'account.twoStep.addAnother' : 'account.twoStep.add')}
          </OutlineButton>
          {apps.length === 1 && <p className={rows.note}>{t('account.twoStep.backup')}</p>}
        </div>
      )}
      <SuccessMessage>{state === 'done' && t('account.twoStep.done')}</SuccessMessage>
    </SettingsSection>
  )
}
