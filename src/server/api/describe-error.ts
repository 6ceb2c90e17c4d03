import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import { AppError, type ErrorCode, errorTable, unauthorizedMessage } from '@/contracts/errors'

export interface DescribedError {
  code: ErrorCode
  status: number
  /** Safe to show: never what a database or a vendor said. */
  message: string
  retryAfterSeconds?: number
}

const internalMessage = 'Internal server error'

const codeOfTrpc = new Map<string, ErrorCode>(
  (Object.keys(errorTable) as ErrorCode[]).reverse().map((code) => [errorTable[code].trpc, code]),
)

const kindNames: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  string: 'a text',
}

/** zod's "Invalid input: expected number, received string" in words that say what to do. */
function describeIssue(message: string): string {
  const [, expected = '', received = ''] =
    /^Invalid input: expected (\w+), received (.+)$/.exec(message) ?? []
  if (received === 'undefined') return 'is required'
  if (expected) return `must be ${kindNames[expected] ?? expected}`
  return message.startsWith('Invalid') ? `is not valid (${message.toLowerCase()})` : message
}

/** Most of the names that a caller made up; whoever sends longer ones knows them. */
const nameCharsMax = 40
const namesMax = 3

/** Input of a caller, cut so that it fits in an error message. */
export function shortened(text: string, charsMax = nameCharsMax): string {
  return text.length > charsMax ? `${text.slice(0, charsMax)}…` : text
}

/** One sentence that names the field: "text must not be empty: …". */
function describeIssues(error: ZodError): string {
  const issue = error.issues[0]
  if (!issue) return 'The input is not valid.'
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.slice(0, namesMax).map((name) => shortened(name))
    return `${names.join(', ')}: there is no such field.`
  }
  const field = issue.path.length > 0 ? shortened(issue.path.join('.'), 2 * nameCharsMax) : 'The body'
  return `${field} ${describeIssue(issue.message)}`.replace(/\.?$/, '.')
}

/** Code, status and message of a failure, from the table of errors. */
export function describeError(error: unknown): DescribedError {
  const cause = error instanceof TRPCError ? (error.cause ?? error) : error
  if (cause instanceof AppError) {
    const { code, message, retryAfterSeconds } = cause
    return {
      code,
      status: errorTable[code].status,
      message,
      ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
    }
  }
  if (cause instanceof ZodError && error instanceof TRPCError && error.code === 'BAD_REQUEST') {
    return { code: 'BAD_REQUEST', status: 400, message: describeIssues(cause) }
  }
  const code = error instanceof TRPCError ? (codeOfTrpc.get(error.code) ?? 'INTERNAL') : 'INTERNAL'
  if (code === 'INTERNAL') return { code, status: 500, message: internalMessage }
  if (code === 'UNAUTHORIZED') return { code, status: 401, message: unauthorizedMessage }
  return { code, status: errorTable[code].status, message: (error as TRPCError).message }
}
