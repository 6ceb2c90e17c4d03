import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** A process number is used again; number and birth together are one process. */
export interface ProcessIdentity {
  pid: number
  birth: string
}

/** @returns undefined when no such process lives. */
export async function identityOf(pid: number): Promise<ProcessIdentity | undefined> {
  const birth = process.platform === 'linux' ? await birthInProc(pid) : await birthByPs(pid)
  return birth ? { pid, birth } : undefined
}

export async function isAlive(identity: ProcessIdentity): Promise<boolean> {
  return (await identityOf(identity.pid))?.birth === identity.birth
}

/** Ends a process and the group that it leads: politely, then after the limit by force. */
export async function endGroup(identity: ProcessIdentity, limitMs: number): Promise<void> {
  if (!(await isAlive(identity))) return
  signalGroup(identity.pid, 'SIGTERM')
  const deadlineMs = Date.now() + limitMs
  while (await isAlive(identity)) {
    if (Date.now() > deadlineMs) return signalGroup(identity.pid, 'SIGKILL')
    await sleep(25)
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal)
  } catch {
    // It ended by itself between looking and signalling.
  }
}

/** State and start time stand after the name, which may hold spaces and brackets itself. A zombie is dead. */
async function birthInProc(pid: number): Promise<string | undefined> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => ''),
  ])
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === '' || fields[0] === 'Z' ? undefined : `${fields[19]} ${boot.trim()}`
}

async function birthByPs(pid: number): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)])
    return stdout.trim() || undefined
  } catch {
    return undefined
  }
}
