import { AppError, unauthorizedMessage } from '@/contracts/errors'

const foreignKeyViolation = '23503'

/** The error for a query that failed because the row it refers to was deleted meanwhile; null for other failures. */
export function missingReference(error: unknown): AppError | null {
  const cause =
    error instanceof Error ? (error.cause as Partial<Record<string, unknown>> | undefined) : undefined
  if (cause?.code !== foreignKeyViolation) return null
  return String(cause.constraint_name).endsWith('_user_id_user_details_user_id_fk')
    ? new AppError('UNAUTHORIZED', unauthorizedMessage)
    : new AppError('NOT_FOUND', 'What this call names was deleted a moment ago.')
}
