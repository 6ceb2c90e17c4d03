import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '@/server/db/embedded'

/** Closed to others, like a home directory: a server that runs under another account has to pass it all the same. */
let home: string
let directory: string

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'quipsmith-embedded-'))
  directory = join(home, 'postgres')
})

afterAll(async () => {
  await rm(home, { recursive: true, force: true })
})

async function query(url: string, statement: string): Promise<unknown[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return [...(await sql.unsafe(statement))]
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function serverPid(): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'cluster/postmaster.pid'), 'utf8'), 10)
}

describe('the built-in database', () => {
  test('is made on the first start, answers on the loopback address only, and keeps what was written', async () => {
    const first = await startEmbeddedPostgres({ directory })
    expect(new URL(first.url).hostname).toBe('127.0.0.1')
    expect(await query(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    await query(first.url, "create table kept (word text); insert into kept values ('one')")
    await first.stop()
    const second = await startEmbeddedPostgres({ directory })
    expect(await query(second.url, 'select word from kept')).toEqual([{ word: 'one' }])
    await second.stop()
  })

  test('keeps its password to its owner, and no other opens it', async () => {
    expect((await stat(join(directory, 'password'))).mode & 0o777).toBe(0o600)
    const database = await startEmbeddedPostgres({ directory })
    const wrong = new URL(database.url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
    await database.stop()
  })

  test('recovers after kill -9 with everything that was committed', async () => {
    const killed = await startEmbeddedPostgres({ directory })
    await query(killed.url, "insert into kept values ('two')")
    process.kill(await serverPid(), 'SIGKILL')
    await killed.ended
    const next = await startEmbeddedPostgres({ directory })
    expect(await query(next.url, 'select word from kept order by word')).toEqual([
      { word: 'one' },
      { word: 'two' },
    ])
    await next.stop()
  })

  test('ends the server that a killed start left running, and takes its place', async () => {
    const left = await startEmbeddedPostgres({ directory })
    const leftPid = await serverPid()
    const next = await startEmbeddedPostgres({ directory })
    await left.ended
    expect(await serverPid()).not.toBe(leftPid)
    expect(await query(next.url, 'select count(*)::int as n from kept')).toEqual([{ n: 2 }])
    await next.stop()
  })

  test('leaves a process alone that has got the number of a dead server', async () => {
    await writeFile(
      join(directory, 'cluster/postmaster.pid'),
      `${process.pid}\nx\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
    )
    const database = await startEmbeddedPostgres({ directory })
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('says in one sentence why it does not start', async () => {
    await expect(startEmbeddedPostgres({ directory, settings: { wal_level: 'nonsense' } })).rejects.toThrow(
      /^The built-in database does not start: .*nonsense/,
    )
  })
})
