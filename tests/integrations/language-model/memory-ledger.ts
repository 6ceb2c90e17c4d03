import type { SpendingLedger } from '@/server/services/ports/spending-ledger'

/** Keeps its amounts in memory; the real one is tested with the database. */
export function openLedger() {
  const spent = new Map<string, number>()
  const ledger: SpendingLedger = {
    async reserve(payers, microDollars) {
      if (payers.some(({ id, microDollarsMax }) => (spent.get(id) ?? 0) + microDollars > microDollarsMax))
        return null
      for (const { id } of payers) spent.set(id, (spent.get(id) ?? 0) + microDollars)
      return { day: '2026-11-24', payerIds: payers.map(({ id }) => id), microDollars }
    },
    async settle({ payerIds, microDollars: reserved }, microDollars) {
      for (const id of payerIds) spent.set(id, (spent.get(id) ?? 0) + microDollars - reserved)
    },
  }
  return { ledger, spent }
}
