import { loadBrowserConfig } from '@/lib/browser-config'
import { scrubReport } from '@/lib/scrub-report'

// Checking shapes by compiled code needs what the content policy forbids, and trying it counts as breaking the policy.
// Only here is it early enough; the name is that under which zod keeps its configuration.
const page = globalThis as typeof globalThis & { __zod_globalConfig?: { jitless?: boolean } }
page.__zod_globalConfig = { ...page.__zod_globalConfig, jitless: true }

/**
 * Error reports of the browser. Their address is configuration of the running server; without it nothing is loaded and
 * nothing leaves the browser. They ask for no consent, because they say what broke and not whom it broke for, and keep
 * nothing in the browser.
 */
async function reportErrors(): Promise<void> {
  const { sentryDsn: dsn } = await loadBrowserConfig()
  if (!dsn) return
  const { init, browserTracingIntegration } = await import('@sentry/nextjs')
  // Spec §9: one trace in twenty, reported as production.
  init({
    dsn,
    tracesSampleRate: 0.05,
    environment: 'production',
    integrations: (defaults) => [
      ...defaults.filter(({ name }) => name !== 'BrowserSession'),
      browserTracingIntegration(),
    ],
    beforeSend: scrubReport,
    beforeSendTransaction: scrubReport,
  })
}

reportErrors().catch(() => undefined)
