const leftName = 'quipsmith-left-for-payment'

/** Notes that this window goes to the payment provider's pages, where the plan may change. */
export function noteLeaving(): void {
  sessionStorage.setItem(leftName, 'yes')
}

/** True once after this window went to a payment page and came back. */
export function takeReturn(): boolean {
  const left = sessionStorage.getItem(leftName) !== null
  sessionStorage.removeItem(leftName)
  return left
}
