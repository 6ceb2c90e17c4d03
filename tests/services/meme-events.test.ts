import { openTestServices } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { UpdateResultInput } from '@/contracts/result'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { countDownload } from '@/server/services/results/count-download'
import { deleteResult } from '@/server/services/results/delete-result'
import { deleteResults } from '@/server/services/results/delete-results'
import { getKeepReport } from '@/server/services/results/get-keep-report'
import { shareResult } from '@/server/services/results/share-result'
import { starResult, unstarResult } from '@/server/services/results/star-result'
import { updateResult } from '@/server/services/results/update-result'
import type { ServiceContext } from '@/server/services/service-context'
import { keptSheet } from '../../scripts/ranking/kept-sheet'

const services = setUp(openTestServices)

async function memesOf(context: ServiceContext, text: string, count = 3) {
  const { results } = await generateMemes(context, TextToMemeInput.parse({ text, count }))
  return results
}

async function eventsOf({ actor }: ServiceContext) {
  const rows = await services.database.sql<{ kind: string; result_id: string; times: number }[]>`
    select kind, result_id, times from meme_events where user_id = ${actor.userId} order by kind, result_id`
  return rows.map(({ kind, result_id, times }) => ({ kind, resultId: result_id, times }))
}

const edit = (id: string) =>
  UpdateResultInput.parse({
    id,
    header: { text: 'Another line', fontSize: 30, fontColor: '#000000', fontFamily: 'Anton' },
  })

describe('what people do with their memes', () => {
  it('is counted per meme: stars, downloads, shares, edits and deletions', async () => {
    const context = await services.openContext()
    const [first, second] = await memesOf(context, 'monday mornings without coffee')
    const resultId = first?.id ?? ''
    await starResult(context, { resultId })
    await starResult(context, { resultId })
    await countDownload(context, { resultId })
    await countDownload(context, { resultId })
    await shareResult(context, { resultId, includePrompt: false })
    await updateResult(context, edit(resultId))
    await deleteResult(context, { id: resultId })
    await deleteResults(context, { resultIds: [second?.id ?? ''] })
    expect(await eventsOf(context)).toEqual(
      expect.arrayContaining([
        { kind: 'delete', resultId, times: 1 },
        { kind: 'delete', resultId: second?.id, times: 1 },
        { kind: 'download', resultId, times: 2 },
        { kind: 'edit', resultId, times: 1 },
        { kind: 'share', resultId, times: 1 },
        { kind: 'star', resultId, times: 1 },
      ]),
    )
    expect(await eventsOf(context)).toHaveLength(6)
  })

  it('is forgotten with a star that is taken away', async () => {
    const context = await services.openContext()
    const [meme] = await memesOf(context, 'monday mornings', 1)
    await starResult(context, { resultId: meme?.id ?? '' })
    await unstarResult(context, { resultId: meme?.id ?? '' })
    expect(await eventsOf(context)).toEqual([])
  })

  it('is not counted for memes of other people', async () => {
    const owner = await services.openContext()
    const [meme] = await memesOf(owner, 'monday mornings', 1)
    const other = await services.openContext()
    await expect(countDownload(other, { resultId: meme?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect([...(await eventsOf(owner)), ...(await eventsOf(other))]).toEqual([])
  })

  it('is not counted where the configuration says so', async () => {
    const context = { ...(await services.openContext()), countsMemeEvents: false }
    const [meme] = await memesOf(context, 'monday mornings', 1)
    const resultId = meme?.id ?? ''
    await starResult(context, { resultId })
    await countDownload(context, { resultId })
    await shareResult(context, { resultId, includePrompt: false })
    await updateResult(context, edit(resultId))
    await deleteResult(context, { id: resultId })
    expect(await eventsOf(context)).toEqual([])
  })
})

describe('the report of what people keep', () => {
  it('counts templates, writers and places, and shows lines and prompts of several people alone', async () => {
    const text = 'the office printer has opinions again'
    for (const words of [text, text, text, 'a diary entry of one person']) {
      const context = await services.openContext()
      const memes = await memesOf(context, words)
      await starResult(context, { resultId: memes[0]?.id ?? '' })
      await deleteResult(context, { id: memes[2]?.id ?? '' })
    }
    const { db } = services.contextFor()
    const report = await getKeepReport(db, { peopleMin: 3 })
    expect(report.prompts).toEqual([{ name: text, people: 3, made: 6, kept: 3, edited: 0, deleted: 0 }])
    expect(report.places[0]).toMatchObject({ name: '1', kept: 4 })
    const sum = (key: 'kept' | 'deleted') => report.templates.reduce((total, row) => total + row[key], 0)
    expect(sum('kept')).toBe(4)
    expect(sum('deleted')).toBeGreaterThanOrEqual(4)
    expect(report.lines.length).toBeGreaterThan(0)
    for (const { people, name } of report.lines) {
      expect(people).toBeGreaterThanOrEqual(3)
      expect(name).not.toBe(text)
    }
    const sheet = (await keptSheet(db)).trimEnd().split('\n').slice(1)
    expect(sheet.filter((line) => line.endsWith('\t2\tkept'))).toHaveLength(4)
    expect(sheet).toHaveLength(8)
    expect(report.writers.map(({ name }) => name)).toEqual(['built-in writer'])
  })
})
