'use client'

import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useId, useState } from 'react'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import type { SubscriptionState } from '@/contracts/subscription'
import { trpc } from '@/trpc/client'
import styles from './discount-section.module.css'
import { Notice } from './notice'

/** A code, and once for everybody an offer to stay. */
export function DiscountSection({ offer }: { offer: SubscriptionState['retentionOffer'] }) {
  const { t } = useT()
  const field = useId()
  const [code, setCode] = useState('')
  const utils = trpc.useUtils()
  const apply = trpc.account.applyDiscount.useMutation({
    onSuccess: async ({ applied }) => {
      if (applied) setCode('')
      await Promise.all([utils.subscription.state.invalidate(), utils.subscription.invoices.invalidate()])
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.trim() !== '' && !apply.isPending) apply.mutate({ code: code.trim() })
  }
  const { data } = apply
  return (
    <SettingsSection title={t('billing.discount.title')} lead={t('billing.discount.lead')}>
      {offer && (
        <div className={styles.offer}>
          <p>
            <strong>{t('billing.discount.offer')}</strong> {offer.description}
          </p>
          <OutlineButton aria-disabled={apply.isPending} onClick={() => !apply.isPending && apply.mutate({})}>
            {t('billing.discount.take')}
          </OutlineButton>
        </div>
      )}
      <form method="post" className={styles.form} onSubmit={submit}>
        <label htmlFor={field}>{t('billing.discount.code')}</label>
        <TextField.Root
          id={field}
          size="3"
          value={code}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.target.value)}
        />
        <OutlineButton type="submit" aria-disabled={apply.isPending}>
          {t(apply.isPending ? 'billing.discount.busy' : 'billing.discount.use')}
        </OutlineButton>
      </form>
      {apply.error && <Notice tone="problem">{apply.error.message}</Notice>}
      {data && (
        <Notice tone={data.applied ? 'done' : 'problem'}>
          {data.applied ? t('billing.discount.applied', { what: data.description }) : data.description}
        </Notice>
      )}
    </SettingsSection>
  )
}
