'use client'

import { SegmentedControl } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { creditCosts } from '@/core/credits/credit-costs'
import { brandName } from '@/env/brand'
import styles from './api-screen.module.css'
import { CodeBlock } from './code-block'
import { curlSample, fetchSample, keyVariable } from './code-samples'

const languages = { curl: curlSample, javascript: fetchSample } as const
type ExampleLanguage = keyof typeof languages

/** A call that works as shown: with the key itself while it is visible, with a variable afterwards. */
export function CallExample({ siteUrl, freshKey }: { siteUrl: string; freshKey: string | undefined }) {
  const { t } = useT()
  const [language, setLanguage] = useState<ExampleLanguage>('curl')
  const variable = keyVariable(brandName)
  const code = languages[language]({ siteUrl, variable, key: freshKey })
  return (
    <section className={styles.columns}>
      <div>
        <h2 className={`qs-display-3 ${styles.heading}`}>{t('apiKeys.example.title')}</h2>
        <p className="qs-quiet">
          {freshKey
            ? t('apiKeys.example.textFresh')
            : t('apiKeys.example.textEnv', { variable: `$${variable}` })}{' '}
          {t('apiKeys.example.cost', { count: creditCosts['text-to-meme'] })}
        </p>
      </div>
      <div>
        <SegmentedControl.Root
          value={language}
          onValueChange={(value) => setLanguage(value as ExampleLanguage)}
          aria-label={t('apiKeys.example.languages')}
          className={styles.languages}
        >
          {Object.keys(languages).map((name) => (
            <SegmentedControl.Item key={name} value={name}>
              {t(`apiKeys.example.${name}`)}
            </SegmentedControl.Item>
          ))}
        </SegmentedControl.Root>
        <CodeBlock code={code} copyName={t('apiKeys.example.copyName')} />
      </div>
    </section>
  )
}
