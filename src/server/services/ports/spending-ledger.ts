/**
 * Spending of a day (UTC), for all server processes together. Amounts are whole millionths of a dollar. What is
 * spent is known only afterwards, so an estimate is reserved first and corrected then.
 */
export interface SpendingLedger {
  /**
   * Adds an amount for each payer unless that exceeds the cap of one of them; then nothing is added.
   * @returns null when a cap would be exceeded
   * @throws Error when the store does not answer
   */
  reserve(payers: readonly Payer[], microDollars: number): Promise<Reservation | null>
  /** Puts what was spent in the place of what was reserved, on the day of the reservation. */
  settle(reservation: Reservation, microDollars: number): Promise<void>
}

export interface Payer {
  /** An account's id, or `all`. */
  id: string
  /** Cap of the day. */
  microDollarsMax: number
}

export interface Reservation {
  /** ISO date of the ledger's clock, UTC. */
  day: string
  payerIds: readonly string[]
  microDollars: number
}
