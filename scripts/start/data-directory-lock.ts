import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { endGroup, identityOf, isAlive, type ProcessIdentity } from './process-identity'
import { StartFailure } from './start-failure'

interface LockContent {
  starter: ProcessIdentity
  /** Parent of the starting process; once the parent is gone, the starter ends too. */
  parent: ProcessIdentity | undefined
  siteUrl: string
  /** Leaders of the process groups that the starter made: the web server, a build. */
  groups: ProcessIdentity[]
}

export interface DataDirectoryLock {
  /** Remembers a child's group, so that the next start can end it if this one is killed. */
  addGroup(pid: number): Promise<void>
  release(): Promise<void>
}

const endLimitMs = 5000
const leaveLimitMs = 15_000

/**
 * One starter per data directory. A lock whose starter is dead is taken over, after ending the groups it left.
 * @throws StartFailure when a living starter holds it.
 */
export async function lockDataDirectory(directory: string, siteUrl: string): Promise<DataDirectoryLock> {
  await mkdir(directory, { recursive: true })
  const file = join(directory, 'running.json')
  const starter = await identityOf(process.pid)
  if (!starter) throw new Error('This process cannot see itself.')
  const parent = await identityOf(process.ppid)
  const content: LockContent = { starter, parent, siteUrl, groups: [] }
  while (!(await tryCreate(file, content))) await takeOver(file, directory)
  return {
    addGroup: async (pid) => {
      const identity = await identityOf(pid)
      if (!identity) return
      content.groups.push(identity)
      await replace(file, content)
    },
    release: () => rm(file, { force: true }),
  }
}

async function tryCreate(file: string, content: LockContent): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(content), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw new StartFailure(
      `The data directory cannot be written: ${error instanceof Error ? error.message : error}.`,
    )
  }
}

async function takeOver(file: string, directory: string): Promise<void> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return
  const content = parseLock(text)
  if (content && (await isStaying(content))) {
    throw new StartFailure(
      `The product already runs from ${directory} at ${content.siteUrl} (process ${content.starter.pid}): stop it first, or give the second one its own QUIPSMITH_DATA_DIR and PORT.`,
    )
  }
  await Promise.all((content?.groups ?? []).map((group) => endGroup(group, endLimitMs)))
  // When two starters find the same dead lock, one moves it away; the other tries again and meets a living one.
  const grave = `${file}.${process.pid}`
  await rename(file, grave).catch(() => undefined)
  const buried = await readFile(grave, 'utf8').catch(() => text)
  if (buried !== text) await rename(grave, file)
  await rm(grave, { force: true })
}

/** A starter whose parent is gone is given the time to end. */
async function isStaying({ starter, parent }: LockContent): Promise<boolean> {
  const deadlineMs = Date.now() + leaveLimitMs
  while (await isAlive(starter)) {
    if ((parent && (await isAlive(parent))) || Date.now() > deadlineMs) return true
    await sleep(50)
  }
  return false
}

function parseLock(text: string): LockContent | undefined {
  try {
    return JSON.parse(text) as LockContent
  } catch {
    // Killed while writing: nobody holds it.
    return undefined
  }
}

async function replace(file: string, content: LockContent): Promise<void> {
  const next = `${file}.next`
  await writeFile(next, JSON.stringify(content), { mode: 0o600 })
  await rename(next, file)
}
