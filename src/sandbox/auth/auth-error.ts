/** A refusal in GoTrue's words; the entry point turns it into the wire shape that the caller's version expects. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>
  /** When the same call may do better, in whole seconds. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    { retryAfterSeconds, ...extra }: Record<string, unknown> & { retryAfterSeconds?: number } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export function validationError(message: string, status = 400): AuthError {
  return new AuthError(status, 'validation_failed', message)
}

export function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}
