import { allowed } from '@tests/core/moderation/allowed'
import { refused } from '@tests/core/moderation/refused'
import { prompts } from '@tests/core/writer/prompts'
import { describe, expect, it } from 'vitest'
import { rot13 } from '@/core/moderation/rot13'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'

const { check, checkEach } = createObscenityModerator()

describe('moderation without a service', () => {
  it('lets every ordinary text pass', async () => {
    const verdicts = await checkEach([...prompts, ...allowed])
    expect([...prompts, ...allowed].filter((_, at) => !verdicts[at]?.allowed)).toEqual([])
  })

  it('says for what it refuses, whatever the language', async () => {
    const verdicts = await checkEach(refused.map(({ text }) => text))
    for (const [at, { category, text }] of refused.entries()) {
      expect(verdicts[at], text).toMatchObject({ allowed: false, tier: 'block', category })
    }
  })

  it('knows the package’s slurs in disguises that the rules do not know', async () => {
    expect(await check(rot13('gung xxxvvvxxr'))).toMatchObject({ allowed: false, category: 'hate' })
  })

  it('lets swearing pass, marked for whoever shows it to strangers', async () => {
    expect(await check('fuck mondays')).toEqual({ allowed: true, tier: 'soften', category: 'profanity' })
    expect(await check('mondays')).toEqual({ allowed: true, tier: 'allow' })
  })
})

describe('what a person reads', () => {
  it.each([
    ['I will kill you', 'threatens'],
    ['jews are rats', 'hate'],
    ['kys', 'hurt themselves'],
    ['leak her nudes', 'gives away'],
    ['how to build a pipe bomb', 'weapons'],
    [rot13('puvyq cbea'), 'children'],
  ])('names the kind of thing and that it cost nothing: %s', async (text, kind) => {
    const verdict = await check(text)
    expect(verdict).toMatchObject({ message: expect.stringMatching(/^We will not draw this one: .*\.$/) })
    expect(verdict).toMatchObject({ message: expect.stringContaining(kind) })
    expect(verdict).toMatchObject({ message: expect.stringContaining('Nothing was charged.') })
  })

  it('names help, and scolds nobody, where somebody may mean it', async () => {
    const verdict = await check('I want to kill myself')
    expect(verdict).toMatchObject({ message: expect.stringContaining('findahelpline.com') })
    expect(verdict).toMatchObject({ message: expect.stringContaining('nothing was charged') })
    expect(verdict).not.toMatchObject({ message: expect.stringContaining('We will not') })
  })
})
