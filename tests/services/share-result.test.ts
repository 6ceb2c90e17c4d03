import { openTestServices, testNow } from '@tests/support/service-context'
import { setUp } from '@tests/support/set-up'
import { describe, expect, it } from 'vitest'
import { CreateResultInput } from '@/contracts/result'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { eraseAccount } from '@/server/services/accounts/erase-account'
import { generateMemes } from '@/server/services/memes/generate-memes'
import { createResult } from '@/server/services/results/create-result'
import { deleteResult } from '@/server/services/results/delete-result'
import { findSharedMeme } from '@/server/services/results/find-shared-meme'
import { getResult } from '@/server/services/results/get-result'
import { shareResult } from '@/server/services/results/share-result'
import { unshareResult } from '@/server/services/results/unshare-result'
import { updateResult } from '@/server/services/results/update-result'

const services = setUp(openTestServices)

const sentence = 'telling everybody it is almost done'
const keyOf = (shareUrl: string | null) => shareUrl?.split('/s/').at(-1) ?? 'none'

async function oneMeme() {
  const context = await services.openContext()
  const { results } = await generateMemes(context, TextToMemeInput.parse({ text: sentence, count: 1 }))
  const resultId = results[0]?.id ?? ''
  const share = async (includePrompt: boolean) =>
    (await shareResult(context, { resultId, includePrompt })).result
  return { context, resultId, share, result: results[0] }
}

describe('sharing a meme', () => {
  it('is off until its owner does it, and then shows the meme to who has the address and nobody else', async () => {
    const { context, resultId, share, result } = await oneMeme()
    expect(result).toMatchObject({ shareUrl: null })
    expect(result).not.toHaveProperty('sharesPrompt')
    const shared = await share(false)
    expect(shared.shareUrl).toMatch(/^https?:\/\/[^/]+\/s\/[0-9A-Za-z]{22}$/)
    expect(shared.sharesPrompt).toBe(false)
    expect(await getResult(context, resultId)).toEqual(shared)
    const visitor = { db: context.db, site: context.site }
    expect(await findSharedMeme(visitor, keyOf(shared.shareUrl))).toMatchObject({
      imageUrl: shared.imageUrl,
      altText: shared.altText,
      widthPx: shared.width,
      heightPx: shared.height,
      prompt: null,
    })
    for (const wrong of ['', 'none', `${keyOf(shared.shareUrl)}x`, 'x'.repeat(22), "' or true --"])
      expect(await findSharedMeme(visitor, wrong), wrong).toBeNull()
  })

  it('keeps its address when it is shared again, also by two calls at once', async () => {
    const { context, share } = await oneMeme()
    const all = await Promise.all([share(false), share(true), share(false)])
    expect(new Set(all.map(({ shareUrl }) => shareUrl)).size).toBe(1)
    const last = await share(true)
    expect(last.shareUrl).toBe(all[0].shareUrl)
    expect((await findSharedMeme(context, keyOf(last.shareUrl)))?.prompt).toMatchObject({ text: sentence })
    expect((await share(false)).sharesPrompt).toBe(false)
    expect((await findSharedMeme(context, keyOf(last.shareUrl)))?.prompt).toBeNull()
  })

  it('shows no prompt of a meme that was made by hand', async () => {
    const context = await services.openContext()
    const input = CreateResultInput.parse({ imageName: 'two-buttons', width: 300, height: 300 })
    const { result } = await createResult(context, input)
    const shared = await shareResult(context, { resultId: result.id, includePrompt: true })
    expect(shared.result.sharesPrompt).toBe(false)
    expect(await findSharedMeme(context, keyOf(shared.result.shareUrl))).toMatchObject({ prompt: null })
  })

  it('shows the meme as it is after an edit', async () => {
    const { context, resultId, share } = await oneMeme()
    const { shareUrl } = await share(false)
    const later = await services.openContext(context.actor, new Date(testNow.getTime() + 60_000))
    const edited = await updateResult(later, { id: resultId, captions: [] })
    expect(edited.result.shareUrl).toBe(shareUrl)
    expect((await findSharedMeme(context, keyOf(shareUrl)))?.imageUrl).toBe(edited.result.imageUrl)
  })
})

describe('a shared page ends', () => {
  it('at once when its owner ends it, for good, and another one begins at another address', async () => {
    const { context, resultId, share } = await oneMeme()
    const first = await share(true)
    const ended = await unshareResult(context, { resultId })
    expect(ended.result.shareUrl).toBeNull()
    expect(ended.result).not.toHaveProperty('sharesPrompt')
    expect(await findSharedMeme(context, keyOf(first.shareUrl))).toBeNull()
    expect((await unshareResult(context, { resultId })).result.shareUrl).toBeNull()
    const second = await share(false)
    expect(second.shareUrl).not.toBe(first.shareUrl)
    expect(await findSharedMeme(context, keyOf(first.shareUrl))).toBeNull()
  })

  it('with its meme', async () => {
    const { context, resultId, share } = await oneMeme()
    const { shareUrl } = await share(false)
    await deleteResult(context, { id: resultId })
    expect(await findSharedMeme(context, keyOf(shareUrl))).toBeNull()
  })

  it('with the account of its owner', async () => {
    const { context, share } = await oneMeme()
    const { shareUrl } = await share(true)
    await eraseAccount(context, context.actor.userId, null)
    expect(await findSharedMeme(context, keyOf(shareUrl))).toBeNull()
  })
})

describe('somebody else', () => {
  it('can neither begin nor end it', async () => {
    const { context, resultId, share } = await oneMeme()
    const stranger = await services.openContext()
    await expect(shareResult(stranger, { resultId, includePrompt: true })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect((await getResult(context, resultId)).shareUrl).toBeNull()
    const { shareUrl } = await share(false)
    await expect(unshareResult(stranger, { resultId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await findSharedMeme(context, keyOf(shareUrl))).not.toBeNull()
  })
})
