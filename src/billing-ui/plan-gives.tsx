import type { TFunction } from 'i18next'
import { interfaceLanguage } from '@/i18n/interface-language'
import { planTerms } from './plan-terms'

const wholeNumber = new Intl.NumberFormat(interfaceLanguage)

interface PlanGivesProps {
  metadata: Readonly<Record<string, string>>
  t: TFunction
}

/** "500 credits a month. Your own watermark, if you want one.", made from what the plan's product says. */
export function PlanGives({ metadata, t }: PlanGivesProps) {
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
