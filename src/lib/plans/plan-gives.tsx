'use client'

import { useT } from 'next-i18next/client'
import { interfaceLanguage } from '@/i18n/i18n-config'
import { planTerms } from './plan-terms'

const wholeNumber = new Intl.NumberFormat(interfaceLanguage)

/** "500 credits a month. Your own watermark, if you want one.", made from what the plan's product says. */
export function PlanGives({ metadata }: { metadata: Readonly<Record<string, string>> }) {
  const { t } = useT()
  const { credits, hasOwnWatermark } = planTerms(metadata)
  return (
    <>
      {credits !== null && (
        <strong>{t('plans.credits', { count: credits, number: wholeNumber.format(credits) })} </strong>
      )}
      {t(hasOwnWatermark ? 'plans.ownWatermark' : 'plans.noMark')}
    </>
  )
}
