import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type NextProcess, runNext } from './next-process'
import type { Shutdown } from './shutdown'
import { StartFailure } from './start-failure'

/**
 * How glibc keeps memory for those who paint, in many threads, a few megabytes at a time. Two heaps, because each keeps
 * what it ever freed; and blocks up to 64 MiB from the heap, because fresh pages cost more than the pixels in them.
 */
const paintingMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: String(64 * 1024 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(256 * 1024 * 1024),
}

interface WebServerOptions {
  mode: 'built' | 'dev'
  port: number
  env: Record<string, string>
  shutdown: Shutdown
  onGroup: (pid: number) => Promise<void>
}

const answerLimitMs = 90_000
const host = '127.0.0.1'
/** Built from scripts/serve. */
const program = fileURLToPath(new URL('../../dist/serve-pages.js', import.meta.url))

/**
 * Serves on the loopback address and waits until `/` is answered. Next's own words on the way up are kept back and
 * shown only when it fails.
 * @throws StartFailure when it ends, or answers with an error, before it is ready.
 */
export async function startWebServer(options: WebServerOptions): Promise<NextProcess> {
  const { mode, port, env, shutdown, onGroup } = options
  const early: string[] = []
  let ready = false
  const server = await runNext({
    ...(mode === 'dev'
      ? { args: ['dev', '-H', host, '-p', String(port)] }
      : { program, args: [host, String(port)] }),
    env: { ...paintingMemory, ...env, NODE_ENV: mode === 'dev' ? 'development' : 'production' },
    shutdown,
    onGroup,
    onLine: (line) => (ready ? console.log(line) : early.push(line)),
  })
  const outcome = await Promise.race([server.ended.then(() => 'ended' as const), firstAnswer(port)])
  ready = true
  if (outcome === 'ended' || outcome >= 500) {
    for (const line of early) console.error(line)
    const what = outcome === 'ended' ? 'ended before it answered' : `answers ${outcome}`
    throw new StartFailure(`The web server ${what}; the lines above say why.`)
  }
  return server
}

/** The status of the first answer of `/`; 504 when none comes in time. */
async function firstAnswer(port: number): Promise<number> {
  const deadlineMs = Date.now() + answerLimitMs
  while (Date.now() < deadlineMs) {
    const status = await fetch(`http://${host}:${port}/`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(30_000),
    }).then(
      (response) => response.status,
      () => undefined,
    )
    if (status !== undefined) return status
    await sleep(50)
  }
  return 504
}
