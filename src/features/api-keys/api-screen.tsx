'use client'

import { useState } from 'react'
import styles from './api-screen.module.css'
import { CallExample } from './call-example'
import { InsightsSection } from './insights-section'
import { KeySection } from './key-section'
import { KeysSection } from './keys-section'
import { RunsByCall } from './runs-by-call'
import { SampleAnswer } from './sample-answer'
import { useRunInsights } from './use-run-insights'

/** Keys, statistics, a chart, a call to copy and its answer. `siteUrl`: origin that programs call. */
export function ApiScreen({ siteUrl }: { siteUrl: string }) {
  const [freshKey, setFreshKey] = useState<string>()
  const [freshTestKey, setFreshTestKey] = useState<string>()
  const calls = useRunInsights().data?.perEndpoint ?? []
  return (
    <div className={styles.screen}>
      <KeySection mode="live" freshKey={freshKey} onFreshKey={setFreshKey} />
      <KeySection mode="test" freshKey={freshTestKey} onFreshKey={setFreshTestKey} />
      <KeysSection />
      <InsightsSection />
      <div className={calls.length > 0 ? styles.pair : undefined}>
        {calls.length > 0 && <RunsByCall calls={calls} />}
        <CallExample siteUrl={siteUrl} freshKey={freshKey} />
      </div>
      <SampleAnswer siteUrl={siteUrl} />
    </div>
  )
}
