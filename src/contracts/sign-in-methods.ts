/** An authenticator app. */
export interface AuthenticatorApp {
  id: string
  name: string
  /** ISO 8601 UTC */
  addedAt: string
}

export interface Passkey extends AuthenticatorApp {
  /** ISO 8601 UTC */
  lastUsedAt: string | null
}

/** Ways to sign in that a person added to password and mail. */
export interface SignInMethods {
  /** Oldest first. */
  apps: AuthenticatorApp[]
  /** Null where the project has passkeys switched off. */
  passkeys: Passkey[] | null
}
