/**
 * Error reports of the browser. Their address is configuration of the running server, which the root layout writes on
 * `<html data-sentry-dsn>`; without it nothing is loaded and nothing leaves the browser.
 */
const dsn = document.documentElement.dataset.sentryDsn

if (dsn) {
  const { init, browserTracingIntegration } = await import('@sentry/nextjs')
  // Spec §9: one trace in twenty, reported as production.
  init({
    dsn,
    tracesSampleRate: 0.05,
    environment: 'production',
    integrations: [browserTracingIntegration()],
  })
}

export {}
