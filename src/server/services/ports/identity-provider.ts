/** A person whose access token was verified. */
export interface VerifiedIdentity {
  userId: string
  email: string
  /** The address was proved by a mail. */
  emailVerified: boolean
  /** The session that the token belongs to; null where the service has none. */
  sessionId: string | null
  /** `aal2` once a second factor was shown in that session. */
  level: 'aal1' | 'aal2'
  /** How that session began: `password`, `otp`, `magiclink`, `recovery`, `oauth`, `passkey`; `unknown` where nothing says so. */
  method: string
}

/** The sign-in service's verdict on the session of a token. */
export type SessionVerdict =
  | { kind: 'standing'; identity: VerifiedIdentity }
  /** The account has a second factor, and this session has not shown it. */
  | { kind: 'secondFactorDue'; identity: VerifiedIdentity }
  | { kind: 'ended' }

/** The sign-in service: verifies tokens and deletes sign-ins. */
export interface IdentityProvider {
  /**
   * Checks signature and claims, mostly without asking the service, so a token stays good for up to an hour after
   * signing out. Null for anything that is not the token of a signed-in person.
   * @throws SERVICE_UNAVAILABLE where the keys cannot be fetched
   */
  verifyAccessToken(token: string): Promise<VerifiedIdentity | null>
  /**
   * Asks the service, which knows whether the session still stands and the person still exists.
   * @throws SERVICE_UNAVAILABLE
   */
  askSession(token: string): Promise<SessionVerdict>
  /** Ends the session of a token; ended already counts as done. @throws SERVICE_UNAVAILABLE */
  endSession(token: string): Promise<void>
  /** Deletes the sign-in; already deleted counts as done. @throws SERVICE_UNAVAILABLE */
  deleteUser(userId: string): Promise<void>
}
