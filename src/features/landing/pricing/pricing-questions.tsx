import { memesPerRunMax } from '@/contracts/limits'
import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { getT } from '@/i18n/server'
import { JsonLd } from '../json-ld'
import styles from './pricing-questions.module.css'

const ofEverybody = ['credit', 'unused', 'failed', 'card'] as const
const ofPlans = ['pay', 'change', 'cancel', 'currency'] as const

/** Questions about the plans, on the page and as schema.org FAQPage. */
export async function PricingQuestions({ hasPlans }: { hasPlans: boolean }) {
  const { t } = await getT()
  const numbers = { memes: memesPerRunMax, credits: freeMonthlyCredits }
  const names = [...ofEverybody, ...(hasPlans ? ofPlans : [])]
  const questions = names.map((name) => ({
    name,
    question: t(`pricing.questions.${name}.question`),
    answer: t(`pricing.questions.${name}.answer`, numbers),
  }))
  return (
    <section className={styles.questions}>
      <h2 className="qs-display-2">{t('pricing.asked')}</h2>
      <div className={styles.list}>
        {questions.map(({ name, question, answer }) => (
          <div key={name} className={styles.one}>
            <h3 className="qs-display-4">{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
      <JsonLd
        graph={{
          '@context': 'https://schema.org',
          '@type': 'FAQPage',
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
    </section>
  )
}
