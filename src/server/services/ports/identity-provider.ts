/** Somebody whose access token was checked. */
export interface VerifiedIdentity {
  userId: string
  email: string
  /** The address was proved by a mail. */
  emailVerified: boolean
}

/** Who people are, and the end of an account. */
export interface IdentityProvider {
  /**
   * Checks signature and expiry without asking the service, so a token stays good for up to an hour after signing
   * out. Null for anything that is not the token of a signed-in person.
   */
  verifyAccessToken(token: string): Promise<VerifiedIdentity | null>
  /** Deletes the sign-in; already deleted counts as done. @throws SERVICE_UNAVAILABLE */
  deleteUser(userId: string): Promise<void>
}
