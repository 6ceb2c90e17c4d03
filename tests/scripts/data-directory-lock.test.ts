import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockDataDirectory } from '../../scripts/start/data-directory-lock'
import { identityOf, isAlive } from '../../scripts/start/process-identity'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'quipsmith-lock-'))
})

afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
})

/** A process that leads a group of its own and does nothing. */
async function startIdler() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
    detached: true,
    stdio: 'ignore',
  })
  await once(child, 'spawn')
  const identity = await identityOf(child.pid ?? 0)
  if (!identity) throw new Error('The idler is not there.')
  return { child, identity }
}

function writeLock(content: unknown): Promise<void> {
  return writeFile(
    join(directory, 'running.json'),
    typeof content === 'string' ? content : JSON.stringify(content),
  )
}

describe('the lock of a data directory', () => {
  test('is held by one starter and free again after it', async () => {
    const lock = await lockDataDirectory(directory, 'http://127.0.0.1:1')
    await expect(lockDataDirectory(directory, 'http://127.0.0.1:2')).rejects.toThrow(
      /already runs .* http:\/\/127\.0\.0\.1:1 /,
    )
    await lock.release()
    await (await lockDataDirectory(directory, 'http://127.0.0.1:2')).release()
    expect(await readdir(directory)).toEqual([])
  })

  test('of a killed starter is taken over, and what the starter left running is ended', async () => {
    const { child, identity } = await startIdler()
    const dead = { pid: identity.pid, birth: 'long ago' }
    await writeLock({ starter: dead, siteUrl: 'http://127.0.0.1:1', groups: [identity] })
    const lock = await lockDataDirectory(directory, 'http://127.0.0.1:2')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    expect(await isAlive(identity)).toBe(false)
    const stored = JSON.parse(await readFile(join(directory, 'running.json'), 'utf8'))
    expect(stored).toMatchObject({ starter: { pid: process.pid }, groups: [] })
    await lock.release()
  })

  test('leaves a process alone that merely has the number of one that it knew', async () => {
    const { child, identity } = await startIdler()
    const stranger = { pid: identity.pid, birth: 'another time' }
    await writeLock({ starter: stranger, siteUrl: 'http://127.0.0.1:1', groups: [stranger] })
    const lock = await lockDataDirectory(directory, 'http://127.0.0.1:2')
    expect(await isAlive(identity)).toBe(true)
    child.kill('SIGKILL')
    await lock.release()
  })

  test('that was cut off while it was written is nobody’s', async () => {
    await writeLock('{"starter":{"pid":')
    await (await lockDataDirectory(directory, 'http://127.0.0.1:2')).release()
  })
})
