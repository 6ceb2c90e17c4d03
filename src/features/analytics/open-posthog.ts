import type { PostHog } from 'posthog-js'
import { cleanAddresses } from '@/lib/clean-address'

let opened: Promise<PostHog> | undefined

/** Opens PostHog once, through our own origin (spec §7), for page views only. */
export function openPosthog(posthogKey: string): Promise<PostHog> {
  opened ??= import('posthog-js').then(({ default: posthog }) => {
    posthog.init(posthogKey, {
      api_host: '/ingest',
      persistence: 'localStorage',
      person_profiles: 'identified_only',
      capture_pageview: false,
      capture_pageleave: false,
      autocapture: false,
      rageclick: false,
      capture_dead_clicks: false,
      capture_exceptions: false,
      capture_heatmaps: false,
      capture_performance: false,
      disable_session_recording: true,
      disable_surveys: true,
      disable_product_tours: true,
      disable_conversations: true,
      disable_web_experiments: true,
      // Everything it needs is in its package: no code is loaded from its servers.
      disable_external_dependency_loading: true,
      advanced_disable_flags: true,
      // Addresses may hold tokens of mails and sentences of people.
      before_send: (event) => event && { ...event, properties: cleanAddresses(event.properties) },
    })
    return posthog
  })
  return opened
}
