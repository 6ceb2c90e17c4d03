import {
  type ModerationPlan,
  type ModerationServer,
  startModerationServer,
} from '@tests/support/moderation-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { createLoggingModerator, type RefusedText } from '@/server/integrations/moderation/logging-moderator'
import { createModeratedWriter } from '@/server/integrations/moderation/moderated-writer'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { createProviderModerator } from '@/server/integrations/moderation/provider-moderator'
import type { CaptionRequest, CaptionWriter } from '@/server/services/ports/caption-writer'
import type { Moderator } from '@/server/services/ports/moderator'

const offline = createObscenityModerator()
const request: CaptionRequest = {
  text: 'words',
  count: 2,
  inputLanguage: 'auto',
  outputLanguage: 'en',
  variation: 0,
  pictures: 'still',
}

function meme(templateName: string, ...lines: string[]): WrittenMeme {
  return { templateName, words: Object.fromEntries(lines.map((line, at) => [`${at}`, line])), reason: 'so.' }
}
const kind = meme('nope-yep', 'mondays', 'tea')
const hostile = meme('two-buttons', 'I will kill', 'you tomorrow')

const writes = (...memes: WrittenMeme[]): CaptionWriter => ({
  async write(_, watch) {
    await watch?.onDrafts(memes)
    for (const one of memes) await watch?.onMeme(one)
    return { memes, language: 'en' }
  },
})

/** Has nothing to put in the place of a refused meme. */
const refill = writes()

describe('a moderated writer', () => {
  it('leaves out a meme whose words are harmless alone and a threat together', async () => {
    const writer = createModeratedWriter(writes(hostile, kind), { moderator: offline, offline, refill })
    expect(await writer.write(request)).toEqual({ memes: [kind], language: 'en' })
  })

  it('refuses when nothing is left', async () => {
    const writer = createModeratedWriter(writes(hostile), { moderator: offline, offline, refill })
    await expect(writer.write(request)).rejects.toMatchObject({
      code: 'CONTENT_BLOCKED',
      message: expect.stringContaining('threatens'),
    })
  })

  it('has all memes read in one call, header and footer with them', async () => {
    const calls: (readonly string[])[] = []
    const moderator: Moderator = {
      ...offline,
      checkEach: (texts) => {
        calls.push(texts)
        return offline.checkEach(texts)
      },
    }
    const framed = { ...kind, header: 'above', footer: 'below' }
    await createModeratedWriter(writes(framed, hostile), { moderator, offline, refill }).write(request)
    expect(calls).toEqual([['above\nmondays\ntea\nbelow', 'I will kill\nyou tomorrow']])
  })

  it('shows a watcher nothing that is refused, and drafts before better memes', async () => {
    const seen: string[] = []
    await createModeratedWriter(writes(hostile, kind), { moderator: offline, offline, refill }).write(
      request,
      {
        signal: new AbortController().signal,
        onDrafts: async (memes) => {
          seen.push(`drafts ${memes.map(({ templateName }) => templateName)}`)
        },
        onMeme: async ({ templateName }) => {
          seen.push(templateName)
        },
      },
    )
    expect(seen).toEqual(['drafts nope-yep', 'nope-yep'])
  })
})

describe('with a moderation service, the words of a model', () => {
  let server: ModerationServer
  beforeEach(async () => {
    server = await startModerationServer()
  })
  afterEach(() => server.close())
  const moderatorFor = (plan: ModerationPlan) => {
    server.plan = plan
    return createProviderModerator({
      provider: { baseUrl: server.baseUrl, apiKey: 'key', modelId: 'one', timeoutMs: 20_000, retriesMax: 0 },
      offline,
      onFailure: () => undefined,
    })
  }

  it('are all read by it before anybody sees them, header and reason too', async () => {
    const subtle = { ...meme('iceberg', 'an insult that no rule knows'), wordsByModel: true }
    const fine = { ...meme('podium', 'gold'), header: 'above', wordsByModel: true }
    const model: CaptionWriter = {
      async write(_, watch) {
        await watch?.onDrafts([kind])
        for (const one of [subtle, fine]) await watch?.onMeme(one)
        return { memes: [subtle, fine], language: 'en' }
      },
    }
    const shown: string[] = []
    const moderator = moderatorFor({
      scores: (text) => (text.includes('insult') ? { harassment: 0.6 } : {}),
    })
    const { memes } = await createModeratedWriter(model, { moderator, offline, refill: writes(kind) }).write(
      request,
      {
        signal: new AbortController().signal,
        onDrafts: async () => undefined,
        onMeme: async (one) => {
          const said = server.requests.flatMap(({ input }) => input)
          expect(said).toContain('above\ngold\nso.')
          shown.push(one.templateName)
        },
      },
    )
    expect(shown).toEqual(['podium'])
    expect(memes).toEqual([fine, kind])
  })

  it('are shown by the rules alone where it does not answer', async () => {
    const fine = { ...meme('podium', 'gold'), wordsByModel: true }
    const moderator = moderatorFor({ ways: [500] })
    const writer = createModeratedWriter(writes(fine), { moderator, offline, refill })
    expect((await writer.write(request)).memes).toEqual([fine])
  })
})

describe('a moderator that tells', () => {
  it('tells why and a mark of the text, never the text', async () => {
    const told: RefusedText[] = []
    const moderator = createLoggingModerator(offline, (refused) => told.push(refused))
    await moderator.check('fine')
    await moderator.check('I will kill you')
    await moderator.checkEach(['fine', 'I will kill you'])
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual({ category: 'threat', textHash: expect.stringMatching(/^[0-9a-f]{16}$/) })
    expect(told[1]).toEqual(told[0])
  })
})
