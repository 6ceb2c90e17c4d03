import { DrizzleQueryError } from 'drizzle-orm'
import { PostgresJsPreparedQuery, PostgresJsSession } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

/** Fields of a PostgreSQL error that never quote values, unlike detail, context and message. */
const safeFields = [
  'severity',
  'code',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
] as const

/** Failures of this class are about a value, which the message quotes: `invalid input syntax for type uuid: "…"`. */
const dataException = /^22/

/**
 * The same failure without a value that was sent with the query, for logs and reports of errors: which statement
 * failed, why by its code, and where. Errors of other kinds stay as they are.
 */
function withoutValues(error: unknown): unknown {
  if (error instanceof DrizzleQueryError)
    return traced(new DrizzleQueryError(error.query, [], causeOf(error)), error)
  if (!(error instanceof postgres.PostgresError)) return error
  const message = dataException.test(error.code) ? error.message.replace(/".*"/s, '"…"') : error.message
  const safe = Object.fromEntries(safeFields.flatMap((name) => (error[name] ? [[name, error[name]]] : [])))
  return traced(Object.assign(new Error(message), { name: error.name }, safe), error)
}

/** Node quotes a value that it cannot send in the message of a TypeError. */
function causeOf({ cause }: DrizzleQueryError): Error | undefined {
  if (cause instanceof TypeError) return traced(new TypeError('A value cannot be sent.'), cause)
  const safe = withoutValues(cause)
  return safe instanceof Error ? safe : undefined
}

/** Where the first error happened, below the words of the second: the first line of a stack is the message. */
function traced<Failure extends Error>(safe: Failure, { stack = '' }: Error): Failure {
  const calls = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  safe.stack = [`${safe.name}: ${safe.message}`, ...calls].join('\n')
  return safe
}

/**
 * Makes every failed query of this process say what it may say and no more. Drizzle has no hook for errors and writes
 * the values into their messages, which Next, Sentry and our own logs print; so its two ways to the database are
 * wrapped.
 */
export function hideQueryValues(): void {
  const { execute } = PostgresJsPreparedQuery.prototype
  PostgresJsPreparedQuery.prototype.execute = function (placeholders) {
    return execute.call(this, placeholders).catch(throwWithoutValues)
  }
  // Deferred constraints fail at the end of a transaction, outside any query.
  const { transaction } = PostgresJsSession.prototype
  PostgresJsSession.prototype.transaction = function (work, config) {
    return transaction.call(this, work, config).catch(throwWithoutValues) as ReturnType<typeof work>
  }
}

function throwWithoutValues(error: unknown): never {
  throw withoutValues(error)
}
