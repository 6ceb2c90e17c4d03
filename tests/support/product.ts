import { spawn } from 'node:child_process'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { productVariables } from '../../scripts/start/start-configuration'

/** A product that really runs: `npm start` in a data directory of its own. */
export interface Product {
  baseUrl: string
  port: number
  dataDirectory: string
}

const readyLimitMs = 400_000
const endLimitMs = 30_000

/** The environment of a machine with nothing configured, whatever the one of the tests holds. */
export function bareEnvironment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const bare: Record<string, string | undefined> = { ...process.env }
  for (const name of Object.keys(bare)) {
    if (name === 'NODE_ENV' || name === 'NODE_OPTIONS' || name.startsWith('VITEST')) delete bare[name]
  }
  // Empty rather than absent: a .env file of the checkout does not fill it in.
  for (const name of productVariables) bare[name] = ''
  return { ...bare, ...extra } as NodeJS.ProcessEnv
}

/** Switches the rate limits off: all tests call from one address. */
const withoutLimits = Object.fromEntries(
  productVariables.filter((name) => name.startsWith('RATE_LIMIT_')).map((name) => [name, '0']),
)

/** The command behind `npm start`, without the npm process. */
export const startCommand = [
  process.execPath,
  resolve('node_modules/tsx/dist/cli.mjs'),
  resolve('scripts/start.ts'),
] as const

/**
 * @param variables configuration beside that of a machine with nothing configured
 * @throws Error with what the start said when it does not get ready.
 */
export async function startProduct(
  { port, dataDirectory }: Omit<Product, 'baseUrl'>,
  variables: Record<string, string> = {},
): Promise<void> {
  const logFile = join(dataDirectory, 'product.log')
  const log = await open(logFile, 'w')
  const [program, ...args] = startCommand
  const child = spawn(program, args, {
    env: bareEnvironment({
      ...withoutLimits,
      ...variables,
      PORT: String(port),
      QUIPSMITH_DATA_DIR: dataDirectory,
    }),
    // It outlives the worker that started it again after a restart.
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  })
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  await log.close()
  const deadlineMs = Date.now() + readyLimitMs
  while (!/^Ready after/m.test(await readFile(logFile, 'utf8'))) {
    if (ended || Date.now() > deadlineMs) {
      throw new Error(`The product does not start:\n${(await readFile(logFile, 'utf8')).slice(-4000)}`)
    }
    await sleep(50)
  }
  child.unref()
}

/** Starts a product in a data directory of its own. End it with `closeProduct`. @throws Error as `startProduct` */
export async function openProduct(variables: Record<string, string> = {}): Promise<Product> {
  const port = await freePort()
  const dataDirectory = await mkdtemp(join(tmpdir(), 'quipsmith-product-'))
  await startProduct({ port, dataDirectory }, variables)
  return { baseUrl: `http://127.0.0.1:${port}`, port, dataDirectory }
}

/** Stops the product and deletes its data. */
export async function closeProduct({ dataDirectory }: Product): Promise<void> {
  await stopProduct(dataDirectory)
  await rm(dataDirectory, { recursive: true, force: true })
}

/** The processes of a running product: its starter, and the leaders of the groups that it made. */
async function processesOf(
  dataDirectory: string,
): Promise<{ starter: number; groups: number[]; database: number | undefined }> {
  const running = JSON.parse(await readFile(join(dataDirectory, 'running.json'), 'utf8'))
  const database = await readFile(join(dataDirectory, 'postgres/cluster/postmaster.pid'), 'utf8').catch(
    () => '',
  )
  return {
    starter: running.starter.pid,
    groups: running.groups.map(({ pid }: { pid: number }) => pid),
    database: Number.parseInt(database, 10) || undefined,
  }
}

/** `kill -9` of everything, as after a power cut, and the start after it. */
export async function restartProduct(product: Product): Promise<void> {
  const { starter, groups, database } = await processesOf(product.dataDirectory)
  const all = [starter, ...groups, ...(database ? [database] : [])]
  for (const pid of all) kill(pid, 'SIGKILL')
  await untilGone(all)
  await startProduct(product)
}

/** Ctrl-C, and waiting until everything has ended. */
export async function stopProduct(dataDirectory: string): Promise<void> {
  const found = await processesOf(dataDirectory).catch(() => undefined)
  if (!found) return
  kill(found.starter, 'SIGINT')
  await untilGone([found.starter, ...found.groups, ...(found.database ? [found.database] : [])])
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const deadlineMs = Date.now() + endLimitMs
  while (pids.some((pid) => kill(pid, 0))) {
    if (Date.now() > deadlineMs) throw new Error(`Still alive: ${pids.filter((pid) => kill(pid, 0))}.`)
    await sleep(20)
  }
}

/** @returns false when there is no such process */
function kill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? done(address.port) : fail(new Error('no port')),
      )
    })
  })
}
