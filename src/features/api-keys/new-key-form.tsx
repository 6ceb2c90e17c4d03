'use client'

import { Flex, SegmentedControl, TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '@/components/button'
import { CheckField } from '@/components/check-field'
import { Dialog } from '@/components/dialog'
import { ErrorMessage } from '@/components/error-message'
import { GhostButton } from '@/components/ghost-button'
import type { CreatedApiKey, KeyMode, KeyScope } from '@/contracts/api-key'
import { trpc } from '@/trpc/client'
import styles from './new-key-dialog.module.css'

const modes = ['live', 'test'] as const satisfies readonly KeyMode[]
const scopes = ['read', 'generate'] as const satisfies readonly KeyScope[]

/** A name, a mode, and what the key may do. */
export function NewKeyForm({ onMade }: { onMade: (key: CreatedApiKey) => void }) {
  const { t } = useT()
  const nameId = useId()
  const [mode, setMode] = useState<KeyMode>('live')
  const [missing, setMissing] = useState<'name' | 'scopes'>()
  const queries = trpc.useUtils()
  const create = trpc.apiKey.create.useMutation({
    onSuccess: (key) => {
      onMade(key)
      return queries.apiKey.list.invalidate()
    },
  })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (create.isPending) return
    const form = new FormData(event.currentTarget)
    const name = String(form.get('name') ?? '').trim()
    const chosen = scopes.filter((scope) => form.getAll('scopes').includes(scope))
    const lacks = name === '' ? 'name' : chosen.length === 0 ? 'scopes' : undefined
    setMissing(lacks)
    if (!lacks) create.mutate({ name, mode, scopes: chosen })
  }

  const problem = missing ? t(`apiKeys.new.missing.${missing}`) : create.error?.message
  return (
    <form onSubmit={submit} noValidate className={styles.form}>
      <div className={styles.field}>
        <label htmlFor={nameId} className={styles.label}>
          {t('apiKeys.new.name')}
        </label>
        <TextField.Root
          id={nameId}
          name="name"
          size="3"
          autoComplete="off"
          aria-invalid={missing === 'name'}
          aria-describedby={`${nameId}-problem`}
        />
      </div>
      <div className={styles.field}>
        <SegmentedControl.Root
          size="3"
          aria-label={t('apiKeys.new.mode')}
          value={mode}
          onValueChange={(value) => setMode(value as KeyMode)}
        >
          {modes.map((one) => (
            <SegmentedControl.Item key={one} value={one}>
              {t(`apiKeys.list.modes.${one}`)}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        <p className={styles.help}>{t(`apiKeys.new.modes.${mode}`)}</p>
      </div>
      <fieldset className={styles.scopes}>
        <legend className={styles.label}>{t('apiKeys.new.scopes')}</legend>
        {scopes.map((scope) => (
          <CheckField
            key={scope}
            name="scopes"
            value={scope}
            defaultChecked
            label={t(`apiKeys.new.scope.${scope}.name`)}
            help={t(`apiKeys.new.scope.${scope}.text`)}
          />
        ))}
      </fieldset>
      <ErrorMessage id={`${nameId}-problem`} message={problem} />
      <Flex gap="4" align="center" wrap="wrap">
        <Button disabled={create.isPending}>
          {t(create.isPending ? 'apiKeys.key.making' : 'apiKeys.new.make')}
        </Button>
        <Dialog.Close>
          <GhostButton type="button" size="3" className={styles.cancel}>
            {t('apiKeys.new.cancel')}
          </GhostButton>
        </Dialog.Close>
      </Flex>
    </form>
  )
}
