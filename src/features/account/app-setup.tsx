'use client'

import { useT } from 'next-i18next/client'
import { type SubmitEvent, useState } from 'react'
import actions from '@/components/actions.module.css'
import { GhostButton } from '@/components/ghost-button'
import { Picture } from '@/components/picture'
import rows from '@/components/row-list.module.css'
import { brandName } from '@/env/brand'
import { describeAppCodeError, readAppCode } from '@/sign-in-ui/auth-problem'
import { formText } from '@/sign-in-ui/form-text'
import { ProblemMessage } from '@/sign-in-ui/problem-message'
import { SubmitButton } from '@/sign-in-ui/submit-button'
import { createSupabaseBrowserClient, type SupabaseAddress } from '@/sign-in-ui/supabase-browser-client'
import { TextField } from '@/sign-in-ui/text-field'
import formStyles from './account-form.module.css'
import styles from './sign-in-methods.module.css'
import { useAuthAction } from './use-auth-action'

interface AppSetupProps {
  supabase: SupabaseAddress
  /** Of the apps that are there. */
  takenNames: readonly string[]
  onDone: () => void
  onCancel: () => void
}

const nameCharactersMax = 60

/** An app that is being added: a name first, because it cannot be changed later, then the QR code and a first code. */
export function AppSetup({ supabase, takenNames, onDone, onCancel }: AppSetupProps) {
  const { t } = useT()
  const [enrolled, setEnrolled] = useState<{ id: string; qrCode: string; secret: string }>()
  const { run, problem, setProblem, busy } = useAuthAction(describeAppCodeError)
  const problemOf = (field?: string) => (problem?.field === field ? problem : null)

  async function enroll(friendlyName: string) {
    const { mfa } = createSupabaseBrowserClient(supabase).auth
    // An abandoned enrolment would keep its name for a while.
    const begun = (await mfa.listFactors()).data?.all.filter(({ status }) => status === 'unverified') ?? []
    for (const { id } of begun) await mfa.unenroll({ factorId: id })
    const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName, issuer: brandName })
    if (data) setEnrolled({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret })
    return { error }
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (enrolled === undefined) {
      const name = formText(form, 'name').trim()
      if (name === '' || name.length > nameCharactersMax) return setProblem({ key: 'noName', field: 'name' })
      await run(() => enroll(name))
      return
    }
    const code = readAppCode(formText(form, 'code'))
    if (code === null) return setProblem({ key: 'code', field: 'code' })
    const { mfa } = createSupabaseBrowserClient(supabase).auth
    if (await run(() => mfa.challengeAndVerify({ factorId: enrolled.id, code }))) onDone()
  }

  return (
    <form method="post" onSubmit={submit} noValidate className={formStyles.form}>
      {enrolled === undefined ? (
        <TextField
          key="name"
          label={t('account.twoStep.name')}
          type="text"
          name="name"
          autoComplete="off"
          help={t('account.twoStep.nameHelp')}
          defaultValue={suggestName(t('account.twoStep.suggestion'), takenNames)}
          problem={problemOf('name')}
          autoFocus
        />
      ) : (
        <>
          <p>{t('account.twoStep.scan')}</p>
          <Picture className={styles.qr} src={enrolled.qrCode} alt={t('account.twoStep.qrAlt')} />
          <p className={rows.facts}>
            {t('account.twoStep.secret')} <code className={styles.secret}>{spaced(enrolled.secret)}</code>
          </p>
          <TextField
            key="code"
            label={t('account.twoStep.code')}
            type="text"
            name="code"
            autoComplete="one-time-code"
            problem={problemOf('code')}
            autoFocus
            isCode
          />
        </>
      )}
      <ProblemMessage problem={problemOf()} />
      <div className={actions.actions}>
        <SubmitButton
          label={t(enrolled ? 'account.twoStep.submit' : 'account.twoStep.start')}
          busyLabel={t(enrolled ? 'account.twoStep.busy' : 'account.twoStep.starting')}
          busy={busy}
          compact
        />
        <GhostButton type="button" size="3" onClick={onCancel}>
          {t('account.twoStep.cancel')}
        </GhostButton>
      </div>
    </form>
  )
}

/** `Phone`, then `Phone 2`. */
function suggestName(name: string, taken: readonly string[]): string {
  let number = 1
  let suggestion = name
  while (taken.includes(suggestion)) suggestion = `${name} ${++number}`
  return suggestion
}

/** Groups of four are easier to type. */
function spaced(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ')
}
