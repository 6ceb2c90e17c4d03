import { relative } from 'node:path'
import type { StartConfiguration } from './start-configuration'

const rulesAlone =
  'judged by rules alone, which miss hints and irony in what a model writes; a service judges as well with MODERATION_API_KEY'

/** The last words of a start: where to go, and what is a local stand-in. */
export function announcement(configuration: StartConfiguration, captions: string, seconds: number): string {
  const { port, dataDirectory, databaseUrl, sandboxAuth, siteUrl, languageModel, hasModerationService } =
    configuration
  const address = `http://127.0.0.1:${port}`
  const data = relative(process.cwd(), dataDirectory) || dataDirectory
  const rows = [
    [
      'sign-in',
      sandboxAuth
        ? `sandbox; its mails arrive at ${address}/sandbox/mailbox`
        : 'the configured Supabase project',
    ],
    ['database', databaseUrl ? 'the configured one' : `built-in PostgreSQL in ${data}/postgres`],
    ['images', 'painted here on request, nothing is uploaded'],
    ['captions', captions],
    ...(languageModel && !hasModerationService ? [['safety', rulesAlone]] : []),
  ]
  return [
    '',
    `Ready after ${seconds.toFixed(1)} s: ${address}`,
    ...(siteUrl === address ? [] : [`Links lead to ${siteUrl} (SITE_URL).`]),
    '',
    ...rows.map(([name, how]) => `  ${name?.padEnd(10)}${how}`),
    '',
    'Ctrl-C stops everything that was started.',
  ].join('\n')
}
