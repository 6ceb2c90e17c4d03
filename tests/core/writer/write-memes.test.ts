import { describe, expect, it } from 'vitest'
import { captionCharsMax } from '@/core/meme/meme-document'
import { graphemeCount } from '@/core/text/graphemes'
import { sentenceRoom } from '@/core/writer/offer/sentence-room'
import { readText } from '@/core/writer/read/read-text'
import { lintFill } from '@/core/writer/render/linter'
import { writeMemes } from '@/core/writer/write-memes'
import type { WrittenMeme } from '@/core/writer/written-meme'
import { animatedRecipes, recipes } from '@/templates/recipes'
import { findTemplate, templates } from '@/templates/templates'
import { hostileTexts, prompts } from './prompts'
import { tools, wordsOn, writeAnew, written } from './written-with'

/** Letters and digits alone: marks and capitals are polished. */
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const everything = [...prompts, ...hostileTexts]

describe('writing twelve memes', () => {
  it('gives twelve on twelve templates for every text', () => {
    for (const text of everything) {
      const names = written(text).memes.map(({ templateName }) => templateName)
      expect(new Set(names).size, text).toBe(12)
    }
  })

  it('gives as many as asked for', () => {
    for (const count of [1, 2, 5, 11]) expect(written('monday mornings', { count }).memes).toHaveLength(count)
  })

  it('names every slot, keeps every length and fills at least something', () => {
    for (const text of everything) {
      for (const meme of written(text).memes) {
        const slots = findTemplate(meme.templateName)?.slots ?? []
        expect(Object.keys(meme.words)).toEqual(slots.map(({ id }) => id))
        for (const slot of slots) {
          const words = meme.words[slot.id] ?? ''
          const isOwn = words.length > slot.maxChars
          // Only a sentence of the user's own may be longer than a line of ours.
          if (isOwn) expect(plain(text.normalize('NFC'))).toContain(plain(words))
          const most = isOwn ? sentenceRoom(slot, words) : slot.maxChars
          expect(graphemeCount(words), `${text}: ${words}`).toBeLessThanOrEqual(most)
        }
        expect(graphemeCount(meme.header ?? '')).toBeLessThanOrEqual(captionCharsMax)
        expect([meme.header ?? '', ...Object.values(meme.words)].join('').length).toBeGreaterThan(0)
      }
    }
  })

  it('never breaks a rule of the linter', () => {
    for (const text of prompts) {
      const reading = readText(text, 'en', tools)
      for (const meme of written(text).memes) {
        const template = findTemplate(meme.templateName)
        if (!template) throw new Error(meme.templateName)
        const faults = lintFill({ ...meme, fit: 0 }, template, { verbatim: reading.text, isEnglish: true })
        expect(faults, `${text} -> ${JSON.stringify(meme)}`).toEqual([])
      }
    }
  })

  it('leaves no placeholder of ours in any caption', () => {
    for (const text of prompts) {
      const captions = written(text).memes.flatMap((meme) => [
        meme.header ?? '',
        ...Object.values(meme.words),
      ])
      for (const caption of captions) expect(caption).not.toMatch(/\{\w+\}/)
    }
  })

  it('is the same for the same request and another for another variation', () => {
    for (const text of prompts) {
      expect(writeAnew(text)).toEqual(written(text))
      expect(written(text, { variation: 1 })).not.toEqual(written(text))
    }
  })

  it('gives a reason of at most sixty characters, addressed to the reader', () => {
    for (const text of prompts) {
      for (const { reason } of written(text).memes) {
        expect(reason.length).toBeLessThanOrEqual(60)
        expect(reason).toMatch(/^[a-z].*\.$/)
      }
    }
  })

  it('keeps a text of the full length, cut to what a header bears', () => {
    const text = `${'We waited, and waited, and then the train came. '.repeat(12).slice(0, 499)}.`
    for (const { header } of written(text).memes) {
      if (header !== undefined) expect(header.startsWith('We waited, and waited')).toBe(true)
    }
  })
})

describe('using the structure of the sentence', () => {
  it('finds what a promise is worth: the boss, the family and the vacation', () => {
    const text = 'my boss says we are a family but denies my vacation'
    expect(wordsOn('nope-yep', text)?.words).toEqual({
      reject: 'Approving my vacation',
      approve: '“We are a family”',
    })
    expect(wordsOn('side-glance', text)?.words).toEqual({
      temptation: '“We are a family”',
      subject: 'My boss',
      neglected: 'My vacation',
    })
    expect(wordsOn('calm-in-chaos', text)?.words).toEqual({
      situation: 'My boss denies my vacation',
      calm: '“We are a family”',
    })
  })

  it('puts both sides of a comparison on the two buttons', () => {
    expect(wordsOn('two-buttons', 'marmalade vs gravy')?.words).toEqual({ left: 'Marmalade', right: 'Gravy' })
  })

  it('asks a choice as two things to do', () => {
    expect(wordsOn('two-buttons', 'should I study for the exam or start a new series')?.words).toEqual({
      left: 'Study for the exam',
      right: 'Start a new series',
    })
  })

  it('refuses what is dropped and adores what is taken', () => {
    const { memes } = written('using stack overflow instead of reading the docs')
    const halves = memes.map(({ words }) => Object.values(words))
    expect(halves).toContainEqual(['Reading the docs', 'Using stack overflow'])
  })

  it('climbs a list of four', () => {
    expect(
      wordsOn('big-ideas', 'email, slack message, video call, showing up at their house')?.words,
    ).toEqual({
      level1: 'Email',
      level2: 'Slack message',
      level3: 'Video call',
      level4: 'Showing up at their house',
    })
  })

  it('shows then and now side by side', () => {
    const text = 'phones in 2005 survived a fall from a building, phones now break if you look at them'
    expect(wordsOn('before-after', text)?.words).toEqual({
      before: 'Phones in 2005 survived a fall from a building',
      after: 'Phones now break if you look at them',
    })
  })

  it('lets the brain speak at night', () => {
    const text = 'my brain at 2am: remember that embarrassing thing from 2012'
    expect(wordsOn('3am-brain', text)?.words.brain).toBe('Remember that embarrassing thing from 2012')
  })

  it('takes good intentions at their word', () => {
    const text = "I said I would go to bed early but it's 3am and I'm watching videos about shipwrecks"
    const halves = [0, 1, 2].flatMap((variation) =>
      written(text, { variation }).memes.map(({ words }) => Object.values(words)),
    )
    expect(halves).toContainEqual(['“I will go to bed early”', 'Watching videos about shipwrecks'])
  })
})

describe('people and grief', () => {
  const gentle = [
    'my grandmother died last week',
    'Ada Lovelace',
    'muslims at the airport',
    'Kevin forgot the cake',
  ]

  it.each(gentle)('leaves out the pictures that would be out of place: %s', (text) => {
    for (const { templateName } of written(text).memes) {
      expect(findTemplate(templateName)?.sensitive, templateName).toBe(false)
    }
  })

  it('says nothing of its own about a person, a group or a loss', () => {
    for (const text of gentle) {
      for (const meme of written(text).memes) {
        const isWhole = (line: string) => line.toLowerCase() === text.toLowerCase()
        const ours = Object.values(meme.words).filter((line) => !isWhole(line))
        const captions = ours.join(' ')
        expect(captions, text).not.toMatch(
          /grandmother|lovelace|muslim|kevin|\bit\b(?= (?:like|was|deserves))/i,
        )
        if (ours.length === Object.values(meme.words).length) expect(meme.header, text).toBeDefined()
      }
    }
  })

  it('jokes freely about a phone that died', () => {
    const headers = written('my phone died at the airport').memes.filter(({ header }) => header === undefined)
    expect(headers.length).toBeGreaterThan(0)
  })
})

describe('the recipes that it is given', () => {
  const request = { count: 12, inputLanguage: 'auto', outputLanguage: 'en', variation: 0 } as const
  const movingOf = (memes: readonly WrittenMeme[]) =>
    memes.map(({ templateName }) => findTemplate(templateName)?.motion !== null)

  it('decide whether its memes stand still or move', () => {
    for (const text of prompts.filter((_, index) => index % 9 === 0)) {
      expect(movingOf(written(text).memes), text).not.toContain(true)
      const moving = writeMemes({ ...request, text }, { templates, recipes: animatedRecipes }, tools).memes
      expect(moving, text).toHaveLength(12)
      expect(movingOf(moving), text).not.toContain(false)
    }
  })

  it('leave what would be out of place in when too few of them are left without it', () => {
    const few = recipes.filter(({ templateName }) => ['podium', 'nope-yep'].includes(templateName))
    const { memes } = writeMemes(
      { ...request, text: 'my grandmother died', count: 2 },
      { templates, recipes: few },
      tools,
    )
    expect(memes.map(({ templateName }) => templateName).sort()).toEqual(['nope-yep', 'podium'])
  })
})
