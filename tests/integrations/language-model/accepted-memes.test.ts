import { describe, expect, it } from 'vitest'
import { rot13 } from '@/core/moderation/rot13'
import { acceptor } from './acceptor'
import answers from './answers/model-answers.json'
import unsafeLines from './answers/unsafe-lines.json'
import { byModel, green, json, meme } from './sample-memes'
import { ask, expectWhole, withModelServer } from './with-model-server'

const model = withModelServer()

describe('twelve texts as a top model answers them', () => {
  it('show at least 94 of the 96 memes, the model’s first one first', async () => {
    const writer = model.writerOf('openai-compatible')
    let shown = 0
    for (const { text, outputLanguage, elements } of answers) {
      model.server.plan = { says: json(elements) }
      const { memes } = await writer.write(ask({ text, outputLanguage, count: elements.length }))
      expectWhole(memes, elements.length)
      expect(memes[0]?.templateName, text).toBe(elements[0]?.templateId)
      shown += byModel(memes).length
    }
    expect(shown).toBeGreaterThanOrEqual(94)
  })
})

describe('lines that nobody may be shown', () => {
  const lines = Object.entries(unsafeLines).flatMap(([kind, list]) =>
    list.map((line) => (kind.includes('rot13') ? rot13(line) : line)),
  )

  it('are sixty, and none passes, whichever slot it stands in', async () => {
    expect(lines).toHaveLength(60)
    const passed: string[] = []
    for (const line of lines) {
      for (const words of [
        { wall: line, scholar: 'They were loved' },
        { wall: 'They were loved', scholar: line },
      ]) {
        const said = { templateId: 'cave-wall', words, header: '', reason: '', engine: '' as const }
        const { kind } = await acceptor.accept({ meme: said, text: 'my week', outputLanguage: 'en' })
        if (kind !== 'refused') passed.push(line)
      }
    }
    expect(passed).toEqual([])
  })

  it('leave a set as full as it was', async () => {
    const bad = lines.slice(0, 6).map((line, at) =>
      meme(['podium', 'iceberg', 'cave-wall', 'town-crier', 'the-couch', 'news-desk'][at] ?? '', {
        art: line,
      }),
    )
    const { memes } = await model.write({ says: json([green, ...bad]) }, { request: { count: 6 } })
    expect(byModel(memes)).toEqual(['all-green'])
  })
})

describe('words of a model stay as they were written', () => {
  it.each([
    ['*internal screaming*', '*internal screaming*'],
    ['what the f*ck is a gasket', 'what the f*ck is a gasket'],
    ['i am fine on monday.', 'i am fine on monday.'],
    ['A 12" pizza', 'A 12" pizza'],
    ['null and undefined', 'null and undefined'],
    ['You had one job. One.', 'You had one job. One.'],
  ])('%s', async (said, shown) => {
    const { memes } = await model.write({ says: json([meme('two-buttons', { left: said, right: 'Sleep' })]) })
    expect(memes[0]?.words.left).toBe(shown)
  })

  it('also twice, where the repetition is the joke', async () => {
    const words = { expect: 'A banana', reality: 'A banana' }
    const twice = { ...meme('expectation-reality', words), engine: 'same-again' }
    const { memes } = await model.write({ says: json([twice]) })
    expect(memes[0]?.words).toEqual(words)
  })
})

describe('a caption over its limit', () => {
  it('is shown where it was measured to fit', async () => {
    const left = 'Go to bed at ten like somebody who has a job to get up for it'
    expect(left.length).toBe(61)
    const { memes } = await model.write({ says: json([meme('two-buttons', { left, right: 'One more' })]) })
    expect(memes[0]?.words.left).toBe(left)
    expect(model.server.requests.length).toBeGreaterThan(0)
  })

  it('that is far too long is shortened by one further call', async () => {
    const long = meme('two-buttons', { left: 'Sleep '.repeat(30), right: 'One more episode' })
    model.server.plan = {
      says: '',
      saysTo: (body) =>
        body.includes('You shorten captions') ? json([{ id: 0, text: 'Sleep, properly' }]) : json([long]),
    }
    const { memes } = await model.writerOf('openai-compatible').write(ask({ count: 1 }))
    expect(memes[0]?.words).toEqual({ left: 'Sleep, properly', right: 'One more episode' })
    expect(model.server.requests).toHaveLength(2)
    expect(model.server.requests[1]?.body).toContain('at most 60 characters')
  })
})

describe('a meme in the wrong language', () => {
  it('is left out', async () => {
    const english = meme('two-buttons', {
      left: 'Go to bed at ten like everybody else does',
      right: 'Watch one more episode until the morning',
    })
    const german = meme('nope-yep', {
      reject: 'Um zehn ins Bett gehen',
      approve: 'Nur noch eine Folge schauen',
    })
    const { memes } = await model.write(
      { says: json([english, german]) },
      { request: { outputLanguage: 'de', text: 'Ich will früh schlafen, aber noch eine Folge' } },
    )
    expect(byModel(memes)).toEqual(['nope-yep'])
  })
})
