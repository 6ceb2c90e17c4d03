import { execFile } from 'node:child_process'
import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface PidFile {
  pid: number
  /** PostgreSQL's own word: starting, ready, stopping. */
  status: string
}

const fastLimitMs = 15_000
const quickLimitMs = 5_000

/** The pid file of this cluster's server, or undefined. Its eighth line is the server's state. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const pid = Number(lines[0])
  return Number.isInteger(pid) && pid > 1 ? { pid, status: lines[7] ?? '' } : undefined
}

/**
 * After `kill -9` the pid file stays: with a dead process it goes, with a living server of this very cluster the
 * server is ended. A process that merely got the same number is left alone.
 */
export async function stopLeftover(cluster: string, say: (sentence: string) => void): Promise<void> {
  const pidFile = await readPidFile(cluster)
  if (!pidFile) return
  if (await isRunningIn(cluster, pidFile.pid)) {
    say('Ending the database that an interrupted start left behind.')
    const ended =
      (await endBy(cluster, pidFile.pid, 'SIGINT', fastLimitMs)) ||
      (await endBy(cluster, pidFile.pid, 'SIGQUIT', quickLimitMs))
    if (!ended) throw new Error(`The database of an earlier start (process ${pidFile.pid}) does not end.`)
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function endBy(
  cluster: string,
  pid: number,
  signal: NodeJS.Signals,
  limitMs: number,
): Promise<boolean> {
  process.kill(pid, signal)
  const deadlineMs = Date.now() + limitMs
  while (Date.now() < deadlineMs) {
    if (!(await isRunningIn(cluster, pid))) return true
    await sleep(25)
  }
  return false
}

/**
 * A PostgreSQL server works inside its cluster and names it on its command line: that, not the number alone, says that
 * the process is this one's. Where it runs under another account only the command line may be readable.
 */
async function isRunningIn(cluster: string, pid: number): Promise<boolean> {
  const place = await realpath(cluster).catch(() => cluster)
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (workingDirectory !== undefined) return workingDirectory === place
  const commandLine = await commandLineOf(pid)
  return commandLine.includes('postgres') && (commandLine.includes(cluster) || commandLine.includes(place))
}

/** Empty for a process that is not there or has ended. */
async function commandLineOf(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return run('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout,
    () => '',
  )
}
