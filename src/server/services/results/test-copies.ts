import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { MemeDocument } from '@/core/meme/meme-document'
import { isTestKey } from '../api-keys/is-test-key'
import type { ServiceContext } from '../service-context'
import { memeWords } from './meme-words'
import type { ResultRow } from './present-result'

type Worded = Pick<MemeDocument, 'imageName' | 'header' | 'captions' | 'footer'>

const wordless = { header: null, captions: [], footer: null }

/**
 * Names a picture with its words, so that a copy made by hand is recognised: the same words in another case, order or
 * box have the same hash. Null for a meme without words. The account is part of it, so that nobody can look up words.
 *
 * @returns SHA-256, hex
 */
export function runHash(userId: string, document: Worded): string | null {
  const words = memeWords(document)
  if (words === memeWords({ ...wordless, imageName: document.imageName })) return null
  const named = [userId, document.imageName, ...words.split(' ').sort()].join(' ')
  return createHash('sha256').update(named).digest('hex')
}

/**
 * A meme made by hand copies what a test key's run made for nothing, and no run was paid for that made the same.
 * Without this check a test key would be free writing: run, then post the words again with a live key.
 *
 * decision: ADR-0044
 */
export async function copiesTestRun(
  { actor, db }: Pick<ServiceContext, 'actor' | 'db'>,
  document: Worded,
): Promise<boolean> {
  const hash = runHash(actor.userId, document)
  if (hash === null) return false
  const made = (isTest: boolean) =>
    sql`exists (select from images where user_id = ${actor.userId} and run_hash = ${hash} and is_test = ${isTest})`
  const [row] = await db.execute<{ copied: boolean }>(
    sql`select ${made(true)} and not ${made(false)} as copied`,
  )
  return row?.copied ?? false
}

/**
 * An edited meme bears the test mark: it bore it before, a test key edits it, or the edit copies a test key's run. An
 * edit that leaves picture and words alone copies nothing.
 */
export async function staysTest(
  context: Pick<ServiceContext, 'actor' | 'db'>,
  { result, document, isTest }: ResultRow,
  edited: Worded,
): Promise<boolean> {
  if (isTest || isTestKey(context.actor)) return true
  const isSame = runHash(result.userId, edited) === runHash(result.userId, document)
  return !isSame && copiesTestRun(context, edited)
}
