import type { ISql, JSONValue, Sql } from 'postgres'
import { z } from 'zod'
import { AuthError } from './auth-error'
import type { AuthKeys } from './json-web-token'
import type { PasswordHasher } from './password-hasher'

/** Dependencies of a running stand-in. */
export interface AuthContext {
  sql: Sql
  keys: AuthKeys
  passwords: PasswordHasher
  /** Origin that people use; mail links and the issuer begin with it. */
  siteUrl: string
  now: () => Date
  /**
   * For conformance runs: no waiting, no limits, `/auto/auth/v1` answers, and passwords are judged as GoTrue judges
   * them without its options.
   */
  relaxed: boolean
  /** Calls of one network address to one endpoint in five minutes; 0 for no limit. */
  callsPerAddress: number
  /** Whose calls are counted together. */
  addressOf(headers: Headers): string
}

/** One request, parsed. */
export interface AuthCall extends AuthContext {
  request: Request
  query: URLSearchParams
  body: Record<string, unknown>
  /** `/auth/v1`, or `/auto/auth/v1` where addresses are confirmed at once. */
  basePath: string
  autoconfirm: boolean
}

export type Endpoint = (call: AuthCall) => Promise<Response> | Response

/** A connection or a transaction: whatever runs a statement. */
export type Database = ISql

/** Absent and `null` both mean empty, as in Go. */
export const textField = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const dataField = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

/** @throws AuthError 400 bad_json */
export function parseBody<Shape extends z.ZodType>(call: AuthCall, shape: Shape): z.output<Shape> {
  const parsed = shape.safeParse(call.body)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new AuthError(
    400,
    'bad_json',
    `Could not parse request body as JSON: ${issue?.path.join('.')}: ${issue?.message}`,
  )
}

/** Public URL of this base path, for links and the issuer. */
export function externalUrl(call: AuthCall): string {
  return `${call.siteUrl}${call.basePath}`
}

/** A value of unknown make as a JSON parameter; it came from `JSON.parse`, so it is one. */
export function asJson(value: unknown): JSONValue {
  return value as JSONValue
}
