import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { endGroup, identityOf } from './process-identity'
import type { Shutdown } from './shutdown'

export interface NextProcess {
  /** The exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>
}

interface NextOptions {
  /** The file to run instead of Next's own program. */
  program?: string
  args: string[]
  env: Record<string, string>
  shutdown: Shutdown
  /** Called with the leader of the new process group before anything waits for it. */
  onGroup?: (pid: number) => Promise<void>
  onLine: (line: string) => void
}

const endLimitMs = 8000

/**
 * Runs Next's own program in a process group of its own: Ctrl-C reaches only the starter, which then ends the group
 * and everything that Next started in it.
 */
export async function runNext(options: NextOptions): Promise<NextProcess> {
  const { args, env, shutdown, onGroup, onLine } = options
  const program = options.program ?? createRequire(import.meta.url).resolve('next/dist/bin/next')
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...env, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = endOf(child)
  readLines(child, onLine)
  const identity = child.pid ? await identityOf(child.pid) : undefined
  if (identity) {
    shutdown.add(() => endGroup(identity, endLimitMs))
    await onGroup?.(identity.pid)
  }
  return { ended }
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((done, fail) => {
    child.once('close', (code) => done(code))
    child.once('error', fail)
  })
}

function readLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) onLine(line)
    })
    stream?.once('end', () => {
      if (rest) onLine(rest)
    })
  }
}
