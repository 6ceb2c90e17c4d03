/** Forgets what this window holds of an account that is gone, ends the session's cookies, and says so. */
export async function leaveClosedAccount(): Promise<void> {
  window.sessionStorage.clear()
  // The session is over with its account: this only takes its cookies away, and may fail.
  await fetch('/auth/sign-out', { method: 'POST', redirect: 'manual' }).catch(() => undefined)
  window.location.assign('/account-closed')
}
