import { prompts } from '@tests/core/writer/prompts'
import { describe, expect, it } from 'vitest'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'

const { check } = createObscenityModerator()

describe('moderation', () => {
  it('lets every ordinary prompt pass', async () => {
    for (const text of prompts) expect(await check(text), text).toEqual({ allowed: true })
  })

  it.each([
    'this bug makes me want to die',
    'I want to die of embarrassment',
    'the deadline is killing me',
    'kill all the bugs',
    'kill all processes',
    'killing two birds with one stone',
    'shoot me an email',
    'I bombed the exam',
    'cockpit',
    'Scunthorpe United fans on monday',
    'fuck mondays',
    'chink in the armour',
    'je suis en retard',
    'mein Abo läuft aus',
    'un gato negro',
    'maine coon at 3am',
    'a 12 year old whisky',
    'pizza in 30 minutes or free, 2026-11-21',
    'order 66, room 101, 24/7',
    'my 5 year old laptop and its naked cables',
    'murder mystery night with the in-laws',
  ])('lets "%s" pass', async (text) => {
    expect(await check(text)).toEqual({ allowed: true })
  })

  it.each([
    ['threat', 'kill all the lawyers'],
    ['threat', 'Kill ALL the neighbours'],
    ['threat', 'I will kill you tomorrow'],
    ['threat', "I'm going to shoot my boss"],
    ['threat', 'shoot up the school'],
    ['threat', 'they should all be shot'],
    ['threat', 'how to build a pipe bomb'],
    ['hate', 'immigrants are vermin'],
    ['hate', 'deport all the muslims'],
    ['hate', 'f4ggots everywhere'],
    ['self-harm', 'kys'],
    ['self-harm', 'k i l l yourself'],
    ['self-harm', 'I want to die'],
    ['sexual-minors', 'sexy 14 year old girl'],
    ['doxxing', 'call my ex at +49 170 1234567'],
    ['doxxing', 'her number is (555) 123-4567'],
    ['doxxing', 'he lives at 12 Baker Street'],
    ['doxxing', 'write to jane.doe@example.com'],
    ['doxxing', 'my IBAN is DE89 3704 0044 0532 0130 00'],
  ] as const)('refuses as %s: "%s"', async (category, text) => {
    expect(await check(text)).toMatchObject({ allowed: false, category })
  })

  it('says what to do in whole sentences', async () => {
    const verdict = await check('I will kill you')
    expect(verdict).toMatchObject({ message: 'We will not draw this one. Try it without the threat.' })
  })

  it('points somebody who may mean it to help', async () => {
    expect(await check('I want to kill myself')).toMatchObject({
      message: expect.stringContaining('findahelpline.com'),
    })
  })
})
