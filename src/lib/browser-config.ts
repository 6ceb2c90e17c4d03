import { useEffect, useState } from 'react'
import type { BrowserConfig } from '@/env/public-config'

let loading: Promise<BrowserConfig> | undefined

/** The installation's configuration, fetched once per page. @throws where it cannot be fetched; the next call tries again */
export function loadBrowserConfig(): Promise<BrowserConfig> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchConfig(): Promise<BrowserConfig> {
  const response = await fetch('/api/config')
  if (!response.ok) throw new Error(`The configuration was answered with ${response.status}.`)
  return response.json()
}

/** Null until the configuration has arrived, and where it cannot be fetched. */
export function useBrowserConfig(): BrowserConfig | null {
  const [config, setConfig] = useState<BrowserConfig | null>(null)
  useEffect(() => {
    loadBrowserConfig().then(setConfig, () => undefined)
  }, [])
  return config
}
