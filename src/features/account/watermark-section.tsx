'use client'

import { TextField } from '@radix-ui/themes'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { type SubmitEvent, useId, useState } from 'react'
import { planTerms } from '@/billing-ui/plan-terms'
import { ErrorMessage } from '@/components/error-message'
import { OutlineButton } from '@/components/outline-button'
import { SettingsSection } from '@/components/settings-section'
import { SuccessMessage } from '@/components/success-message'
import { watermarkCharsMax } from '@/core/meme/layout-watermark'
import type { MemeDocument } from '@/core/meme/meme-document'
import { insertWithin } from '@/core/text/text-limit'
import { MemeCanvas } from '@/meme-ui/canvas/meme-canvas'
import { trpc } from '@/trpc/client'
import styles from './watermark-section.module.css'

/** The custom watermark with a live preview; without a plan that allows it, a link to the plans. */
export function WatermarkSection({ example }: { example: MemeDocument }) {
  const { t } = useT()
  const details = trpc.account.userDetails.useQuery().data
  const plan = details?.subscription?.prices[0]?.product.metadata
  const isAllowed = plan !== undefined && planTerms(plan).hasOwnWatermark
  return (
    <SettingsSection title={t('account.watermark.title')} lead={t('account.watermark.lead')}>
      {details && isAllowed && <WatermarkForm example={example} saved={details.watermark_text} />}
      {details && !isAllowed && (
        <p className={styles.locked}>
          {t('account.watermark.locked')}{' '}
          <Link href="/pricing" className="qs-link">
            {t('account.watermark.seePlans')}
          </Link>
        </p>
      )}
    </SettingsSection>
  )
}

function WatermarkForm({ example, saved }: { example: MemeDocument; saved: string }) {
  const { t } = useT()
  const field = useId()
  const [text, setText] = useState(saved)
  const utils = trpc.useUtils()
  const save = trpc.account.watermark.useMutation({
    onSuccess: () => utils.account.userDetails.invalidate(),
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!save.isPending) save.mutate({ watermark_text: text.trim() })
  }
  const mark = text.trim()
  return (
    <div className={styles.columns}>
      <form method="post" onSubmit={submit} className={styles.form}>
        <label htmlFor={field}>{t('account.watermark.text')}</label>
        <TextField.Root
          id={field}
          size="3"
          value={text}
          autoComplete="off"
          aria-describedby={`${field}-help`}
          onChange={(event) => {
            setText(insertWithin(text, event.target.value, watermarkCharsMax))
            save.reset()
          }}
        />
        <p id={`${field}-help`} className="qs-quiet">
          {t('account.watermark.help', { max: watermarkCharsMax })}
        </p>
        <OutlineButton type="submit" aria-disabled={save.isPending}>
          {t(save.isPending ? 'account.watermark.busy' : 'account.watermark.save')}
        </OutlineButton>
        <ErrorMessage message={save.error?.message} />
        <SuccessMessage>{save.isSuccess && t('account.watermark.done')}</SuccessMessage>
      </form>
      <figure className={styles.preview}>
        <MemeCanvas
          document={{ ...example, watermark: mark }}
          altText={
            mark === ''
              ? t('account.watermark.previewNone')
              : t('account.watermark.previewAlt', { text: mark })
          }
        />
        <figcaption className="qs-quiet">{t('account.watermark.preview')}</figcaption>
      </figure>
    </div>
  )
}
