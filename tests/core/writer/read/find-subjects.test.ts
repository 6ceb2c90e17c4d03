import { describe, expect, it } from 'vitest'
import type { Subject } from '@/core/writer/book'
import { findSubjects } from '@/core/writer/read/find-subjects'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'

const line = { template: 'podium', words: {} }

function subject(name: string, cues: string[], more: Partial<Subject> = {}): Subject {
  return { name, cues, reason: 'it happens.', lines: [line], ...more }
}

const tagWords = createWinkTagger()
const subjects = [
  subject('bus', ['miss bus', 'bus']),
  subject('office', ['office']),
  subject('office fridge', ['office fridge']),
  subject('flat pack', ['flat pack']),
  subject('printer', ['printer'], { falseSign: /\b3d printers?\b/ }),
  subject('oversleeping', ['oversleep', 'overslept']),
  subject('odd sock', ['sock + lose|missing']),
]
const found = (text: string) =>
  findSubjects({ text, words: tagWords(text) }, subjects).map(({ subject: { name } }) => name)

describe('subjects of a text', () => {
  it.each([
    ['I missed my bus', ['bus']],
    ['two buses at once', ['bus']],
    ['the flat-pack wardrobe won', ['flat pack']],
    ['overslept again', ['oversleeping']],
    ['the PRINTERS are laughing', ['printer']],
    ['nothing of the kind', []],
  ])('are found in whatever form they stand: %s', (text, names) => {
    expect(found(text)).toEqual(names)
  })

  it('come with the longest cue first, and those that it covers last', () => {
    expect(found('the office fridge ate my bus ticket')).toEqual(['office fridge', 'bus', 'office'])
  })

  it('are left out where a cue means something else', () => {
    expect(found('my 3D printer sings')).toEqual([])
  })

  it.each([
    ['why is one sock always missing after the wash', ['odd sock']],
    ['I lost one more sock', ['odd sock']],
    ['new socks', []],
    ['lost my temper because the colleague next to me on the train told everybody about his socks', []],
  ])('are found by words that stand apart, but near each other: %s', (text, names) => {
    expect(found(text)).toEqual(names)
  })

  it('are the point wherever joined words stand, and a single word only where the text begins', () => {
    const isPoint = (text: string) =>
      findSubjects({ text, words: tagWords(text) }, subjects).map((one) => one.isPoint)
    expect(isPoint('what happens in our laundry room is that every week one sock goes missing')).toEqual([
      true,
    ])
    expect(isPoint('what happens in our laundry room is that everybody greets the office')).toEqual([false])
  })

  it('are found in hashtags', () => {
    const text = '#DryJanuary #day2'
    const [found] = findSubjects({ text, words: tagWords(text) }, [subject('dry-january', ['dry january'])])
    expect(found).toMatchObject({ subject: { name: 'dry-january' }, isPoint: true })
  })

  it('bring a line that asks for another word only where the text has it', () => {
    const jammed = { ...line, needs: ['jam'] }
    const linesFor = (text: string) =>
      findSubjects({ text, words: tagWords(text) }, [
        subject('printer', ['printer'], { lines: [line, jammed] }),
      ])[0]?.lines.map((found) => found.line)
    expect(linesFor('the printer jammed')).toEqual([line, jammed])
    expect(linesFor('the printer sings')).toEqual([line])
  })
})
