/** Counts calls for all server processes together. */
export interface CallCounter {
  /**
   * Adds calls to what a caller made in the running minute; the first of them begins it.
   * @param calls 1 or more
   * @param windowMs how long what begins here is counted; a minute when absent
   * @throws Error when the store does not answer
   */
  add(key: string, calls: number, windowMs?: number): Promise<CallCount>
}

export interface CallCount {
  /** Calls in this minute with those just added, whether they were let through or not. */
  calls: number
  /** ms until the minute, or the window asked for, ends; 1 or more. */
  endsInMs: number
}
