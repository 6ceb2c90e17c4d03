/** What is left; never below 0, also when an allowance was lowered beneath what is used. @see spec §5 */
export function remainingCredits(total: number, used: number): number {
  return Math.max(0, total - used)
}
