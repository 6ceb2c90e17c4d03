'use client'

import { useT } from 'next-i18next/client'
import { type SubmitEvent, useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import rows from '@/components/row-list.module.css'
import type { Passkey } from '@/contracts/sign-in-methods'
import { formatWhen } from '@/i18n/format-date'
import { formText } from '@/sign-in-ui/form-text'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { createSupabaseBrowserClient, type SupabaseAddress } from '@/sign-in-ui/supabase-browser-client'
import { TextField } from '@/sign-in-ui/text-field'
import { RemoveDialog } from './remove-dialog'
import styles from './sign-in-methods.module.css'
import { useAuthAction } from './use-auth-action'

const nameCharactersMax = 60

/** One passkey: its dates, its name to change, and a button to remove it. */
export function PasskeyRow({ supabase, passkey }: { supabase: SupabaseAddress; passkey: Passkey }) {
  const { t } = useT()
  const [isRenaming, setRenaming] = useState(false)
  const { run, problem, setProblem, busy } = useAuthAction()
  const { id: passkeyId, name, addedAt, lastUsedAt } = passkey
  const api = () => createSupabaseBrowserClient(supabase).auth.passkey
  const now = new Date()

  async function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const friendlyName = formText(event.currentTarget, 'name').trim()
    if (friendlyName === '' || friendlyName.length > nameCharactersMax) {
      return setProblem({ key: 'noName', field: 'name' })
    }
    if (await run(() => api().update({ passkeyId, friendlyName }))) setRenaming(false)
  }

  return (
    <li className={`${rows.row} ${styles.row}`}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={rows.facts} suppressHydrationWarning>
          {t('account.twoStep.added', { when: formatWhen(addedAt, now) })}
          {lastUsedAt !== null && ` ${t('account.passkeys.used', { when: formatWhen(lastUsedAt, now) })}`}
        </p>
      </div>
      <div className={styles.rowActions}>
        <OutlineButton
          aria-expanded={isRenaming}
          aria-label={t('account.passkeys.renameNamed', { name })}
          onClick={() => setRenaming(!isRenaming)}
        >
          {t('account.passkeys.rename')}
        </OutlineButton>
        <RemoveDialog
          name={name}
          loss={t('account.passkeys.loss')}
          remove={() => api().delete({ passkeyId })}
        />
      </div>
      {isRenaming && (
        <form method="post" onSubmit={rename} noValidate className={styles.rename}>
          <TextField
            label={t('account.passkeys.newName')}
            type="text"
            name="name"
            autoComplete="off"
            defaultValue={name}
            problem={problem?.field === 'name' ? problem : null}
            autoFocus
          />
          <ProblemMessage problem={problem?.field === 'name' ? null : problem} />
          <SubmitButton
            label={t('account.passkeys.save')}
            busyLabel={t('account.passkeys.saving')}
            busy={busy}
            compact
          />
        </form>
      )}
    </li>
  )
}
