/** Somebody whose access token was checked. */
export interface VerifiedIdentity {
  userId: string
  email: string
  /** The address was proved by a mail. */
  emailVerified: boolean
  /** The session that the token belongs to; null where the service has none. */
  sessionId: string | null
  /** How that session began: `password`, `otp`, `magiclink`, `recovery`, `oauth`; `unknown` where nothing says so. */
  method: string
}

/** Who people are, and the end of an account. */
export interface IdentityProvider {
  /**
   * Checks signature and expiry without asking the service, so a token stays good for up to an hour after signing
   * out. Null for anything that is not the token of a signed-in person.
   */
  verifyAccessToken(token: string): Promise<VerifiedIdentity | null>
  /**
   * Asks the service, which knows whether the session still stands and the person still exists. For what must not be
   * done with a token that somebody signed out of.
   * @throws SERVICE_UNAVAILABLE
   */
  askIdentity(token: string): Promise<VerifiedIdentity | null>
  /** Deletes the sign-in; already deleted counts as done. @throws SERVICE_UNAVAILABLE */
  deleteUser(userId: string): Promise<void>
}
