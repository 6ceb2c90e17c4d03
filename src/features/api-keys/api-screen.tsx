'use client'

import { useState } from 'react'
import styles from './api-screen.module.css'
import { CallExample } from './call-example'
import { KeySection } from './key-section'
import { SampleAnswer } from './sample-answer'

/** Key, then the call to copy, then what comes back. `siteUrl`: origin that programs call. */
export function ApiScreen({ siteUrl }: { siteUrl: string }) {
  const [freshKey, setFreshKey] = useState<string>()
  const [freshTestKey, setFreshTestKey] = useState<string>()
  return (
    <div className={styles.screen}>
      <KeySection mode="live" freshKey={freshKey} onFreshKey={setFreshKey} />
      <KeySection mode="test" freshKey={freshTestKey} onFreshKey={setFreshTestKey} />
      <CallExample siteUrl={siteUrl} freshKey={freshKey} />
      <SampleAnswer siteUrl={siteUrl} />
    </div>
  )
}
