'use client'

import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useId, useState } from 'react'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import { ErrorMessage } from '@/components/error-message'
import { GhostButton } from '@/components/ghost-button'
import { trpc } from '@/trpc/client'
import { useStats } from '@/trpc/use-stats'
import { exportAddress } from './export-section'
import { leaveClosedAccount } from './leave-closed-account'
import styles from './leave-section.module.css'

/** Counts what will be lost and asks for a typed word, so that no account is closed by accident. */
export function CloseForm() {
  const { t } = useT()
  const field = useId()
  const [typed, setTyped] = useState('')
  const stats = useStats({ isFresh: true }).data
  const close = trpc.account.close.useMutation({ onSuccess: leaveClosedAccount })
  const word = t('account.close.word')
  const isSure = typed.trim().toLowerCase() === word
  const isBusy = close.isPending || close.isSuccess
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSure && !isBusy) close.mutate()
  }
  const { memes = '…', gifs = '…', visuals = '…', prompts = '…' } = stats ?? {}
  return (
    <>
      <AlertDialog.Description>
        {t('account.close.loss', { memes, gifs, visuals, prompts })}{' '}
        <a href={exportAddress} download className="qs-link">
          {t('account.close.exportFirst')}
        </a>
      </AlertDialog.Description>
      <form method="post" className={styles.form} onSubmit={submit}>
        <label htmlFor={field}>{t('account.close.type', { word })}</label>
        <TextField.Root
          id={field}
          size="3"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <ErrorMessage message={close.error?.message} />
        <div className={styles.actions}>
          <Button type="submit" tone="danger" disabled={!isSure} aria-disabled={isBusy}>
            {t(isBusy ? 'account.close.busy' : 'account.close.confirm')}
          </Button>
          <AlertDialog.Cancel>
            <GhostButton size="3">{t('account.close.keep')}</GhostButton>
          </AlertDialog.Cancel>
        </div>
      </form>
    </>
  )
}
