/**
 * Measures how the lists and stats of an account grow from ten thousand memes to a million, in a PostgreSQL of its
 * own: once when all others make them, once when they are all in one library. Prints best times in ms and their
 * ratios; exits 1 when a list of a small library slows with the libraries of others.
 *
 * Run: `npm run bench:lists`           up to a million: some minutes, 3 GB of disk
 *      `npm run bench:lists -- --most 100000`
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres, { type Sql } from 'postgres'
import { startEmbeddedPostgres } from '@/server/db/embedded'
import { migrateDatabase } from '@/server/db/migrate'
import type { ServiceContext } from '@/server/services/service-context'
import { seedLibraries } from '../scripts/seed/seed-libraries'
import { listCalls } from './lists/list-calls'
import { timeInTurns } from './render/measure'
import { printTable } from './render/table'

const { values } = parseArgs({ options: { most: { type: 'string', default: '1000000' } } })
const sizes = [10_000, 100_000, 1_000_000].filter((size) => size <= Number(values.most))
const small = randomUUID()
const smallLibrary = { memes: 200, visuals: 100 }
/** A small library among a hundred times as many memes: noise and a deeper index, and nothing more. */
const ratioMax = 3
const rounds = 30

const directory = await mkdtemp(join(tmpdir(), 'quipsmith-lists-'))
const server = await startEmbeddedPostgres({
  directory,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_wal_size: '4GB' },
})
try {
  await migrateDatabase(server.url)
  const sql = postgres(server.url, { max: 4, onnotice: () => undefined })
  const amongOthers = await measure(sql, 'a library of 200 among those of others', growOthers)
  await measure(sql, 'all of them in one library', growOne)
  await sql.end()
  process.exitCode = amongOthers.every((ratio) => ratio <= ratioMax) ? 0 : 1
} finally {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}

type Grow = (sql: Sql, size: number, sizeBefore: number) => Promise<string>

/** @returns how much slower each call became, from the smallest size to the largest */
async function measure(sql: Sql, title: string, grow: Grow): Promise<number[]> {
  const columns: Map<string, number>[] = []
  let sizeBefore = 0
  for (const size of sizes) {
    columns.push(await timeCalls(sql, await grow(sql, size, sizeBefore)))
    sizeBefore = size
  }
  const ratios = listCalls.map(({ name }) => ms(columns.at(-1), name) / ms(columns[0], name))
  printTable(`Best of ${rounds}, in ms: ${title}`, [
    ['', ...sizes.map((size) => size.toLocaleString('en')), 'ratio'],
    ...listCalls.map(({ name }, index) => [
      name,
      ...columns.map((column) => ms(column, name).toFixed(2)),
      `${ratios[index]?.toFixed(1)} x`,
    ]),
  ])
  return ratios
}

function ms(column: Map<string, number> | undefined, name: string): number {
  return column?.get(name) ?? Number.NaN
}

async function timeCalls(sql: Sql, userId: string): Promise<Map<string, number>> {
  const context = {
    actor: { kind: 'user', userId, email: 'somebody@example.org' },
    db: drizzle(sql),
    now: () => new Date(),
    site: { url: 'http://127.0.0.1', brandName: 'Quipsmith' },
    // Lists and stats read the database and nothing else.
  } as unknown as ServiceContext
  const contestants = await Promise.all(
    listCalls.map(async ({ name, ready }) => ({ name, run: await ready(context), rounds })),
  )
  return timeInTurns(contestants)
}

async function growOthers(sql: Sql, size: number, sizeBefore: number): Promise<string> {
  if (sizeBefore === 0) await seedLibraries(sql, [small], smallLibrary)
  const others = Array.from({ length: (size - sizeBefore) / smallLibrary.memes }, () => randomUUID())
  await seedLibraries(sql, others, smallLibrary)
  return small
}

async function growOne(sql: Sql, size: number, sizeBefore: number): Promise<string> {
  if (sizeBefore === 0) await sql`truncate user_details cascade`
  const owner = randomUUID()
  await seedLibraries(sql, [owner], { memes: size })
  return owner
}
