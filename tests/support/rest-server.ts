import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { bareEnvironment } from './product'
import { testProgram } from './test-programs'

export interface RestServer {
  /** Address of the API: `http://127.0.0.1:…/api/v1` */
  api: string
  child: ChildProcess
  /** Log lines so far. */
  log: string[]
  close(): Promise<void>
}

/** Stands where nobody signs in. */
const noSignIn = {
  NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1',
  NEXT_PUBLIC_SUPABASE_ANON_KEY: 'nobody asks',
  SUPABASE_SERVICE_ROLE_KEY: 'nobody asks',
}

/**
 * The environment that `npm start` hands to a server: only variables that are set. In production its worker threads run
 * the bundled programs, which start in a third of the time of their sources.
 */
function environment(extra: Record<string, string>): NodeJS.ProcessEnv {
  const given = bareEnvironment({ ...noSignIn, ...extra, NODE_ENV: 'production' })
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as NodeJS.ProcessEnv
}

/**
 * Starts the API as a process of its own, with the product's route and wiring behind a real socket.
 * @param extra what it is configured with besides, `DATABASE_URL` at least
 * @throws Error when it ends before it listens
 */
export async function startRestServer(extra: Record<string, string>): Promise<RestServer> {
  const child = spawn(process.execPath, [testProgram('rest-server-program')], {
    env: environment(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (lines: string) => {
    log.push(...lines.split('\n').filter(Boolean))
    process.stderr.write(lines)
  })
  let said = ''
  for await (const chunk of child.stdout ?? []) {
    said += chunk
    const port = /listening on (\d+)/.exec(said)?.[1]
    if (port) {
      const api = `http://127.0.0.1:${port}/api/v1`
      return { api, child, log, close: () => killRestServer({ child }) }
    }
  }
  throw new Error(`The server does not start: ${said}`)
}

/** Ends it at once, as after a power cut. */
export async function killRestServer({ child }: Pick<RestServer, 'child'>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
