import { relative } from 'node:path'
import type { LanguageModelEnv } from '../../src/env/language-model-env'
import type { StartConfiguration } from './start-configuration'

const rulesAlone =
  'judged by rules alone, which miss hints and irony in what a model writes; a service judges as well with MODERATION_API_KEY'

/** Limit on the cost of the models. */
function spendingOf({ modelId, prices, second, dollarsPerDay, runsPerDay }: LanguageModelEnv): string {
  const { all, account } = dollarsPerDay
  const models = [{ modelId, prices }, ...(second ? [second] : [])]
  const unknown = models.filter((model) => model.prices === null).map((model) => model.modelId)
  const limitOf = (limit: number, unit: string) => (limit > 0 ? `${unit}${limit}` : 'no limit')
  const runs = `${limitOf(runsPerDay.all, '')} runs a day, ${limitOf(runsPerDay.account, '')} an account`
  if (unknown.length === models.length) {
    return `at most ${runs}; the prices of ${unknown.join(' and ')} are unknown (LANGUAGE_MODEL_PRICES)`
  }
  const dollars = `${limitOf(all, '$')} a day, ${limitOf(account, '$')} an account`
  const rest =
    unknown.length > 0
      ? `; ${unknown.join(' and ')} has no known prices and is not counted in dollars (LANGUAGE_MODEL_FALLBACK_PRICES)`
      : ''
  return `at most ${dollars} and ${runs}${rest}`
}

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
    ...(languageModel ? [['spending', spendingOf(languageModel)]] : []),
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
