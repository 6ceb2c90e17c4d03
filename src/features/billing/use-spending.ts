import { useQuery } from '@tanstack/react-query'
import type { CreditEntry } from '@/contracts/credit-entries'
import { trpc } from '@/trpc/client'
import { type SpendingDay, spendingDays } from './spending-days'

const daysShown = 14
/** Most rows read for the chart; faster spending gives a chart of fewer days. */
const pagesMax = 8
const pageSize = 50

/** Credits of the last fourteen days, read from the ledger; days that were not read to their beginning are left out. */
export function useSpending(): SpendingDay[] | undefined {
  const { client } = trpc.useUtils()
  return useQuery({
    queryKey: [['account', 'creditEntries'], 'spending'],
    queryFn: async () => {
      const now = new Date()
      const [first] = spendingDays([], now, daysShown)
      const entries: CreditEntry[] = []
      let before: string | null | undefined
      for (let page = 0; page < pagesMax && before !== null; page += 1) {
        const read = await client.account.creditEntries.query({ pageSize, ...(before ? { before } : {}) })
        entries.push(...read.items)
        const last = read.items.at(-1)
        before = last && first && last.createdAt.slice(0, 10) < first.date ? null : read.before
      }
      const days = spendingDays(entries, now, daysShown)
      const readTo = before === null ? '' : (entries.at(-1)?.createdAt.slice(0, 10) ?? '')
      return days.filter(({ date }) => date > readTo)
    },
  }).data
}
