import { describe, expect, it } from 'vitest'
import { createRememberingWriter } from '@/server/integrations/language-model/remembering-writer'
import { ask } from './with-model-server'

describe('a writer that remembers', () => {
  it('gives the same answer to the same request for an hour, and asks again after a failure', async () => {
    let asked = 0
    let nowMs = 0
    const writer = createRememberingWriter(
      {
        async write() {
          asked++
          if (asked === 1) throw new Error('not yet')
          return { memes: [], language: `${asked}` }
        },
      },
      () => nowMs,
    )
    await expect(writer.write(ask())).rejects.toThrow('not yet')
    expect((await writer.write(ask())).language).toBe('2')
    expect((await writer.write(ask())).language).toBe('2')
    expect((await writer.write(ask({ variation: 1 }))).language).toBe('3')
    nowMs = 61 * 60_000
    expect((await writer.write(ask())).language).toBe('4')
  })
})
