import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import type { TextRunStep } from '@/contracts/text-run-step'
import { followRun } from '@/features/create-meme/follow-run'
import { AnswerCutOff, failureOf } from '@/trpc/failure-of'

const done: TextRunStep = {
  type: 'done',
  output: {
    promptId: '00000000-0000-4000-8000-000000000001',
    results: [],
    credits: { total: 20, used: 1, remaining: 19, periodEnd: null },
  },
}

async function* told(steps: readonly TextRunStep[], failure?: unknown): AsyncGenerator<TextRunStep> {
  yield* steps
  if (failure !== undefined) throw failure
}

describe('a run that is followed in the page', () => {
  it('ends with what is kept, and tells of the places before it only where there were drafts', async () => {
    const shown: number[] = []
    const tell = (places: unknown[]) => shown.push(places.length)
    expect(await followRun(told([done]), tell)).toEqual({ places: [], hadDrafts: false, output: done.output })
    expect(shown).toEqual([])
    await followRun(told([{ type: 'drafts', memes: [] }, done]), tell)
    expect(shown).toEqual([0])
  })

  it('was cut off when it ends without an end, or breaks in the middle', async () => {
    await expect(followRun(told([]), () => {})).rejects.toBeInstanceOf(AnswerCutOff)
    await expect(followRun(told([], new TypeError('no')), () => {})).rejects.toBeInstanceOf(AnswerCutOff)
    expect(failureOf(new AnswerCutOff(), false)).toEqual({ kind: 'cutOff' })
  })

  it('fails for what the server said', async () => {
    const refused = TRPCClientError.from({
      error: { code: -32000, message: 'No.', data: { errorCode: 'INSUFFICIENT_CREDITS' } },
    })
    await expect(followRun(told([], refused), () => {})).rejects.toBe(refused)
  })
})
