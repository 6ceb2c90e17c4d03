import {
  type ModerationPlan,
  type ModerationServer,
  startModerationServer,
} from '@tests/support/moderation-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { createProviderModerator } from '@/server/integrations/moderation/provider-moderator'

let server: ModerationServer
let failures: unknown[]
beforeEach(async () => {
  server = await startModerationServer()
  failures = []
})
afterEach(() => server.close())

function moderatorFor(plan: ModerationPlan, timeoutMs = 20_000) {
  server.plan = plan
  const { baseUrl } = server
  return createProviderModerator({
    provider: { baseUrl, apiKey: 'key', modelId: 'omni-moderation-latest', timeoutMs, retriesMax: 1 },
    offline: createObscenityModerator(),
    onFailure: (error) => failures.push(error),
  })
}

const passes = { allowed: true, tier: 'allow' }

describe('moderation with a service', () => {
  it('asks for all texts in one call, with the key', async () => {
    const { checkEach } = moderatorFor({ scores: (text) => (text === 'two' ? { hate: 0.99 } : {}) })
    expect(await checkEach(['one', 'two', 'three'])).toMatchObject([
      passes,
      { allowed: false, category: 'hate' },
      passes,
    ])
    expect(server.requests).toEqual([
      {
        path: '/v1/moderations',
        authorization: 'Bearer key',
        model: 'omni-moderation-latest',
        input: ['one', 'two', 'three'],
      },
    ])
  })

  it('goes by thresholds of its own, not by the service’s mark', async () => {
    const { checkEach } = moderatorFor({
      scores: (text) => ({ violence: Number(text) }),
      marks: () => ({ violence: true }),
    })
    const verdicts = await checkEach(['0.94', '0.96'])
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, false])
  })

  it('refuses sex with minors at the mark, whatever the score', async () => {
    const { check } = moderatorFor({
      scores: () => ({ 'sexual/minors': 0.01 }),
      marks: () => ({ 'sexual/minors': true }),
    })
    expect(await check('words')).toMatchObject({ allowed: false, category: 'sexual-minors' })
  })

  it.each([
    ['self-harm/intent', 'self-harm'],
    ['self-harm/instructions', 'self-harm-urging'],
    ['harassment/threatening', 'threat'],
    ['illicit/violent', 'weapons-drugs'],
    ['sexual', 'sexual'],
    ['harassment', 'harassment'],
  ])('calls %s what we call it', async (theirs, ours) => {
    const { check } = moderatorFor({ scores: () => ({ [theirs]: 0.99 }) })
    expect(await check('words')).toMatchObject({ allowed: false, category: ours })
  })

  it('sends nothing that the rules refuse, and nothing twice', async () => {
    const { check, checkEach } = moderatorFor({})
    expect(await checkEach(['kys', 'fine', 'fine', ''])).toMatchObject([
      { allowed: false },
      passes,
      passes,
      passes,
    ])
    await check('fine')
    expect(server.requests.map(({ input }) => input)).toEqual([['fine']])
  })

  it('keeps the mark of swearing that the service lets pass', async () => {
    const { check } = moderatorFor({})
    expect(await check('fuck mondays')).toMatchObject({ allowed: true, tier: 'soften' })
  })

  it.each([
    ['overloaded once', 503],
    ['limited once', 429],
    ['garbled once', 'garbage'],
  ] as const)('asks again when it was %s', async (_, way) => {
    const { check } = moderatorFor({ ways: [way, 'ok'], scores: () => ({ hate: 0.99 }) })
    expect(await check('words')).toMatchObject({ allowed: false, category: 'hate' })
    expect(failures).toEqual([])
  })
})

describe('a service that fails', () => {
  it.each([500, 429, 'garbage', 'other-json', 'one-too-few'] as const)(
    'leaves the rules’ verdict standing: %s',
    async (way) => {
      const { checkEach } = moderatorFor({ ways: [way], scores: () => ({ hate: 0.99 }) })
      expect(await checkEach(['words', 'kys'])).toMatchObject([passes, { allowed: false }])
      expect(server.requests).toHaveLength(2)
      expect(failures).toHaveLength(1)
    },
  )

  it.each(['hang', 'hang-half-way'] as const)('is not waited for without end: %s', async (way) => {
    const { check } = moderatorFor({ ways: [way] }, 60)
    expect(await check('words')).toEqual(passes)
    expect(server.requests).toHaveLength(2)
    expect(failures).toHaveLength(1)
  })

  it('is not asked again when the key is refused', async () => {
    const { check } = moderatorFor({ ways: [401] })
    expect(await check('words')).toEqual(passes)
    expect(server.requests).toHaveLength(1)
  })

  it('is left alone after three failures in a row', async () => {
    const { check } = moderatorFor({ ways: [401] })
    for (const text of ['one', 'two', 'three', 'four', 'five']) expect(await check(text)).toEqual(passes)
    expect(server.requests).toHaveLength(3)
  })

  it('may not be there at all', async () => {
    const { check } = moderatorFor({})
    await server.close()
    expect(await check('words')).toEqual(passes)
    expect(failures).toHaveLength(1)
    server = await startModerationServer()
  })
})
