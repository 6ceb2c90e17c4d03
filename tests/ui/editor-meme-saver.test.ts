import { documentWith } from '@tests/core/meme/sample-document'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Result } from '@/contracts/meme-shapes'
import type { MemeDocument } from '@/core/meme/meme-document'
import { MemeSaver, type SavedMeme, type SaveState } from '@/features/editor/meme-saver'
import type { Failure } from '@/lib/failure'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const words = (text: string) => documentWith({ watermark: text })
const resultAt = (updatedAt: string) => ({ id: 'meme', updatedAt }) as Result

/** A server that answers with one more `updatedAt` each time, or fails as it is told. */
function deskWith(saved: SavedMeme | null) {
  const sent: { words: string; over: string | null }[] = []
  const states: SaveState['kind'][] = []
  const failures: Failure[] = []
  let theirs = resultAt('theirs')
  const saver = new MemeSaver(
    {
      send: async (document: MemeDocument, over) => {
        sent.push({ words: document.watermark, over: over?.updatedAt ?? null })
        await new Promise((done) => setTimeout(done, 50))
        const failure = failures.shift()
        if (failure) throw failure
        return resultAt(String(sent.length))
      },
      read: async () => theirs,
      failureOf: (error) => error as Failure,
      onState: ({ kind }) => states.push(kind),
      onSaved: () => undefined,
    },
    saved,
  )
  const rest = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return {
    saver,
    sent,
    states,
    failures,
    rest,
    answerWith: (result: Result) => {
      theirs = result
    },
  }
}

describe('saving while somebody edits', () => {
  it('waits until the hands rest and sends the newest only', async () => {
    const { saver, sent, states, rest } = deskWith(resultAt('0'))
    saver.change(words('a'))
    await rest(300)
    saver.change(words('ab'))
    await rest(500)
    expect(sent).toEqual([])
    await rest(1000)
    expect(sent).toEqual([{ words: 'ab', over: '0' }])
    expect(states.at(-1)).toBe('saved')
  })

  it('makes a meme first and lays the next edit over it', async () => {
    const { saver, sent, rest } = deskWith(null)
    saver.change(words('a'))
    await rest(2000)
    saver.change(words('b'))
    await rest(2000)
    expect(sent).toEqual([
      { words: 'a', over: null },
      { words: 'b', over: '1' },
    ])
  })

  it('sends what comes while it is sending after it, never beside it', async () => {
    const { saver, sent } = deskWith(null)
    saver.change(words('a'))
    const first = saver.flush()
    saver.change(words('b'))
    const second = saver.flush()
    await vi.advanceTimersByTimeAsync(60)
    expect(sent.map(({ over }) => over)).toEqual([null, '1'])
    await vi.advanceTimersByTimeAsync(60)
    expect(await Promise.all([first, second])).toEqual([true, true])
  })

  it('keeps what did not arrive, says so, and tries again', async () => {
    const { saver, sent, states, failures, rest } = deskWith(resultAt('0'))
    failures.push({ kind: 'offline' })
    saver.change(words('a'))
    await rest(1000)
    expect(states.at(-1)).toBe('offline')
    await rest(11_000)
    expect(sent.map((one) => one.words)).toEqual(['a', 'a'])
    expect(states.at(-1)).toBe('saved')
  })

  it('does not repeat what was refused, and sends the next edit', async () => {
    const { saver, sent, states, failures, rest } = deskWith(resultAt('0'))
    failures.push({ kind: 'refused', message: 'We will not draw this one.' })
    saver.change(words('bad'))
    await rest(60_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('refused')
    saver.change(words('good'))
    await rest(2000)
    expect(states.at(-1)).toBe('saved')
  })

  it('stops where somebody else was faster, until it is said whose stays', async () => {
    const { saver, sent, states, failures, rest } = deskWith(resultAt('0'))
    failures.push({ kind: 'conflict' })
    saver.change(words('mine'))
    await rest(60_000)
    expect(sent).toHaveLength(1)
    expect(states.at(-1)).toBe('conflict')
    const kept = saver.keepMine(resultAt('theirs'))
    await rest(100)
    await kept
    expect(sent.at(-1)).toEqual({ words: 'mine', over: 'theirs' })
    expect(states.at(-1)).toBe('saved')
  })

  it('forgets its own when theirs is taken', async () => {
    const { saver, sent, failures, rest } = deskWith(resultAt('0'))
    failures.push({ kind: 'conflict' })
    saver.change(words('mine'))
    await rest(2000)
    saver.reset(resultAt('theirs'))
    await rest(60_000)
    expect(sent).toHaveLength(1)
    saver.change(words('after'))
    await rest(2000)
    expect(sent.at(-1)).toEqual({ words: 'after', over: 'theirs' })
  })
})
