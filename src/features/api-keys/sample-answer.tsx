'use client'

import { useT } from 'next-i18next/client'
import { brandName } from '@/env/brand'
import styles from './api-screen.module.css'
import { CodeBlock } from './code-block'
import { sampleAnswer } from './code-samples'

/** A sample answer, and a link to the description of every call. */
export function SampleAnswer({ siteUrl }: { siteUrl: string }) {
  const { t } = useT()
  return (
    <section className={styles.columns}>
      <div>
        <h2 className={`qs-display-3 ${styles.heading}`}>{t('apiKeys.example.answer')}</h2>
        <p className="qs-quiet">{t('apiKeys.example.answerText')}</p>
        <p className={styles.more}>
          <a href="/api/v1/openapi.json" className="qs-link">
            {t('apiKeys.example.openapi')}
          </a>
        </p>
      </div>
      <CodeBlock code={JSON.stringify(sampleAnswer(siteUrl, brandName), null, 2)} />
    </section>
  )
}
