import { describe, expect, it } from 'vitest'
import { promptCharsMax } from '@/contracts/limits'
import { findTemplate } from '@/templates/templates'
import contact from '../../public/locales/en/contact.json'
import landing from '../../public/locales/en/landing.json'

type Words = Record<string, string>

const { samples, wall, comic } = landing
const takes = samples.flatMap(({ chip: _chip, sentence: _sentence, ...memes }) =>
  Object.entries<Words>(memes),
)
const shown: [string, Words][] = [...takes, ...Object.entries<Words>(wall.memes), ['big-ideas', comic.meme]]

describe('the memes of the landing page', () => {
  it.each(shown)('fill every box of %s with words that stay readable: %j', (name, slots) => {
    const template = findTemplate(name)
    expect(Object.keys(slots).sort()).toEqual(template?.slots.map(({ id }) => id).sort())
    for (const { id, maxChars } of template?.slots ?? []) {
      expect(slots[id]?.trim()).toBeTruthy()
      expect(slots[id]?.length).toBeLessThanOrEqual(maxChars)
    }
  })

  it('are twelve in the row that says twelve', () => {
    expect(Object.keys(wall.memes)).toHaveLength(12)
  })

  it('stand on the same templates for every sample, so that choosing another moves nothing', () => {
    const templates = samples.map(({ chip: _chip, sentence: _sentence, ...memes }) =>
      Object.keys(memes).sort(),
    )
    for (const names of templates) expect(names).toEqual(templates[0])
  })

  it('answer sentences that the prompt takes', () => {
    for (const { sentence } of samples) expect(sentence.length).toBeLessThanOrEqual(promptCharsMax)
  })
})

describe('the contact page', () => {
  it('names no time by which an answer comes, so that no operator is bound to one', () => {
    const { help } = contact
    expect(JSON.stringify(help)).not.toMatch(/\b(minutes?|hours?|days?|weeks?)\b/i)
  })
})
