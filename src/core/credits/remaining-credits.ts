/** Credits left. Never below 0, even when the allowance was lowered beneath the credits used. @see spec §5 */
export function remainingCredits(total: number, used: number): number {
  return Math.max(0, total - used)
}
