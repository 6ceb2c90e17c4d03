'use client'

import { useT } from 'next-i18next/client'
import { useState } from 'react'
import styles from './api-screen.module.css'
import { CallExample } from './call-example'
import { KeySection } from './key-section'
import { SampleAnswer } from './sample-answer'

/** Key, then the call to copy, then what comes back. `siteUrl`: origin that programs call. */
export function ApiScreen({ siteUrl }: { siteUrl: string }) {
  const { t } = useT()
  const [freshKey, setFreshKey] = useState<string>()
  return (
    <div className={styles.screen}>
      <h1 className={`qs-display-2 ${styles.title}`}>{t('apiKeys.title')}</h1>
      <KeySection freshKey={freshKey} onFreshKey={setFreshKey} />
      <CallExample siteUrl={siteUrl} freshKey={freshKey} />
      <SampleAnswer siteUrl={siteUrl} />
    </div>
  )
}
