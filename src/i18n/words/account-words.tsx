'use client'

import type { ReactNode } from 'react'
import account from '../../../public/locales/en/account.json'
import apiKeys from '../../../public/locales/en/apiKeys.json'
import auth from '../../../public/locales/en/auth.json'
import billing from '../../../public/locales/en/billing.json'
import chart from '../../../public/locales/en/chart.json'
import plans from '../../../public/locales/en/plans.json'
import stats from '../../../public/locales/en/stats.json'
import { WordsProvider } from '../words-provider'

const namespaces = { account, apiKeys, auth, billing, chart, plans, stats }

/** The words of the account pages. */
export function AccountWords({ children }: { children: ReactNode }) {
  return <WordsProvider namespaces={namespaces}>{children}</WordsProvider>
}
