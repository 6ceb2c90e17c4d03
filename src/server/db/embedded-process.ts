import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { accountCommand } from './embedded-account'
import type { ClusterPlace } from './embedded-place'

const stopLimitMs = 20_000
/** Nothing of ours leaks in, and messages are in the words that we look for. */
const serverEnvironment = {
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
}

/** A group of its own, so that Ctrl-C in the terminal does not reach the database before the product has stopped. */
export async function launch(
  place: ClusterPlace,
  logFd: number,
  binary: string,
  flags: string[],
): Promise<ChildProcess> {
  const { command, args, identity } = await accountCommand(place.account, binary, flags, place.directory)
  const child = spawn(command, args, {
    ...identity,
    cwd: '/',
    detached: true,
    stdio: ['ignore', logFd, logFd],
    env: serverEnvironment as unknown as NodeJS.ProcessEnv,
  })
  child.once('error', () => undefined)
  return child
}

/** Ends the server at once but in order; by force after the limit. */
export async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const gone = exitOf(child)
  child.kill('SIGINT')
  const timer = setTimeout(() => child.kill('SIGQUIT'), stopLimitMs)
  await gone
  clearTimeout(timer)
}

/** The exit code; null when a signal ended it. @throws when it could not be run */
export function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode)
  return new Promise((done, fail) => {
    child.once('exit', (code) => done(code))
    child.once('error', fail)
  })
}

/** The last error of the server's log, in one line. */
export async function lastWords(place: ClusterPlace): Promise<string> {
  const text = await readFile(place.logFile, 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const telling = lines.filter((line) => /FATAL|PANIC|error|could not|HINT/i.test(line))
  return (telling.length > 0 ? telling : lines).slice(-3).join(' ') || `see ${place.logFile}`
}
