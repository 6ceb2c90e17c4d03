import { z } from 'zod'
import { type FormFields, type FormValue, isFields } from './form'
import { badRequest } from './payments-error'

/** Parameters of a call as they come out of a form: everything is text until a reader says otherwise. */

const farthestSeconds = 32_503_680_000

export const text = z.string().max(5000)
export const nonEmptyText = text.min(1)
export const integer = z
  .string()
  .regex(/^-?\d{1,12}$/, 'Invalid integer')
  .transform(Number)
/** Unix seconds up to the year 3000. */
export const timestamp = integer.refine(
  (seconds) => seconds >= 0 && seconds <= farthestSeconds,
  'Invalid timestamp',
)
/** Smallest currency unit. */
export const amount = integer.refine(
  (value) => value >= 0 && value <= 99_999_999,
  'Invalid amount: must be between 0 and 99999999',
)
export const boolean = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true')

/** A list given as `a[]=…` or `a[0]=…`; the empty text is the empty list. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.preprocess(toList, z.array(item).max(100))
}

function toList(value: unknown): unknown {
  if (value === '') return []
  const fields = value as FormValue
  if (!isFields(fields)) return value
  return Object.keys(fields).every((key) => /^\d+$/.test(key)) ? Object.values(fields) : value
}

/** Change of metadata: null clears all of it, an empty text removes one key. */
export const metadata = z.union([
  z.literal('').transform(() => null),
  z.record(z.string().max(40), z.string().max(500)).refine((fields) => Object.keys(fields).length <= 50),
])

export type MetadataChange = z.output<typeof metadata> | undefined

export function mergeMetadata(known: Record<string, string>, change: MetadataChange): Record<string, string> {
  if (change === undefined) return known
  if (change === null) return {}
  return Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== ''))
}

/** @throws PaymentsError 400 parameter_unknown, parameter_missing or about the first parameter that is wrong */
export function parseParams<Shape extends z.ZodType>(shape: Shape, fields: FormFields): z.output<Shape> {
  const parsed = shape.safeParse(fields)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const issue = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0]
  if (issue?.code === 'unrecognized_keys') {
    const param = paramName([...issue.path, ...issue.keys.slice(0, 1)])
    throw badRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  }
  const path = issue?.path ?? []
  const param = paramName(path)
  if (valueAt(fields, path) === undefined) {
    throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
  }
  throw badRequest(`Invalid ${param}: ${issue?.message ?? 'not understood'}`, param)
}

function paramName(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('')
}

function valueAt(fields: FormFields, path: readonly PropertyKey[]): unknown {
  let value: unknown = fields
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[part]
  }
  return value
}
