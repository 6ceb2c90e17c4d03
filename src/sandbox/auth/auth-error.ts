/** A refusal in GoTrue's words; the entry point turns it into the wire shape that the caller's version expects. */
export class AuthError extends Error {
  override readonly name = 'AuthError'
  readonly status: number
  readonly code: string
  readonly extra: Record<string, unknown>

  constructor(status: number, code: string, message: string, extra: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

export function validationError(message: string, status = 400): AuthError {
  return new AuthError(status, 'validation_failed', message)
}
