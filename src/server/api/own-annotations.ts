import type { SuperJSONResult } from 'superjson'
import { AppError } from '@/contracts/errors'

/** Six absent fields in each of forty boxes are far fewer. */
const annotationsMax = 500
/** `captions.39.strokeColor` is far shorter. */
const pathCharsMax = 100
/** superjson fails on them, and its message is not for callers. */
const reservedName = /(?:^|\.)(?:__proto__|constructor|prototype)(?:\.|$)/

/**
 * Lets through what our own pages send: a value, and which of its fields are `undefined`, the one thing in our
 * contracts that JSON cannot say. superjson's sets, maps, classes and shared references cost as much as their sender
 * likes, so they are refused before superjson sees them.
 *
 * @throws BAD_REQUEST
 * decision: ADR-0042
 */
export function requireOwnAnnotations(wire: unknown): SuperJSONResult {
  if (isRecord(wire) && hasOnly(wire, ['json', 'meta']) && areOwn(wire.meta)) {
    return wire as unknown as SuperJSONResult
  }
  throw new AppError(
    'BAD_REQUEST',
    'Send the input as {"json": …}, with no annotations but those of undefined fields.',
  )
}

function areOwn(meta: unknown): boolean {
  if (meta === undefined) return true
  if (!(isRecord(meta) && hasOnly(meta, ['values', 'v']))) return false
  const { values } = meta
  if (values === undefined || isUndefinedType(values)) return true
  if (!isRecord(values)) return false
  const paths = Object.keys(values)
  return (
    paths.length <= annotationsMax && paths.every((path) => isOwnPath(path) && isUndefinedType(values[path]))
  )
}

function isOwnPath(path: string): boolean {
  return path.length <= pathCharsMax && !reservedName.test(path)
}

function isUndefinedType(annotation: unknown): boolean {
  return Array.isArray(annotation) && annotation.length === 1 && annotation[0] === 'undefined'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function hasOnly(record: Record<string, unknown>, names: readonly string[]): boolean {
  return Object.keys(record).every((name) => names.includes(name))
}
