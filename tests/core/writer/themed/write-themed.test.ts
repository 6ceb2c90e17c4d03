import { describe, expect, it } from 'vitest'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import { sentenceRoom } from '@/core/writer/offer/sentence-room'
import { writeThemedPicture, writeThemedTemplate } from '@/core/writer/themed/write-themed'
import { recipes } from '@/templates/recipes'
import { templates } from '@/templates/templates'
import { tools } from '../written-with'

const request = (theme: string, values = {}) => ({
  theme,
  count: 4,
  inputLanguage: 'auto',
  outputLanguage: 'en',
  variation: 0,
  ...values,
})
const stills = templates.filter(({ motion }) => motion === null)
const recipeOf = (name: string) => recipes.find(({ templateName }) => templateName === name)
const onTemplate = (name: string, theme: string, values = {}) => {
  const template = stills.find((one) => one.name === name)
  if (!template) throw new Error(`There is no ${name}.`)
  return writeThemedTemplate(request(theme, values), { template, recipe: recipeOf(name) }, tools)
}
const onPicture = (theme: string, descriptions = {}, values = {}) =>
  writeThemedPicture(request(theme, values), { name: 'upload:x', descriptions }, tools)

const oddThemes = [
  'Beekeeping',
  'quantum chromodynamics',
  'when the printer jams',
  'x',
  '!!!',
  '🎂',
  'A theme as long as sixty characters may be, and not one more',
  'my neighbour Bob',
  'grandma’s funeral',
  'Datenschutz',
  '月曜日',
  'الاثنين',
]

describe('a theme on one template', () => {
  it.each([...suggestedThemes, ...oddThemes])(
    '%s: four memes on each, no caption twice, none broken',
    (theme) => {
      for (const template of stills) {
        const { memes } = onTemplate(template.name, theme)
        expect(memes, template.name).toHaveLength(4)
        const captions = memes.map(({ words, header = '', footer = '' }) =>
          [header, ...Object.values(words), footer].join('\n'),
        )
        expect(new Set(captions).size, template.name).toBe(4)
        const inSlots = memes.flatMap(({ words }) =>
          [...new Set(Object.values(words))].filter((text) => text.toLowerCase() !== theme.toLowerCase()),
        )
        const said = inSlots.filter((text) => text !== '')
        expect(new Set(said).size, template.name).toBe(said.length)
        for (const meme of memes) {
          expect(meme.templateName).toBe(template.name)
          expect(Object.keys(meme.words)).toEqual(template.slots.map(({ id }) => id))
          expect(JSON.stringify(meme)).not.toMatch(/\{\w*\}|undefined/)
          for (const slot of template.slots) {
            const words = meme.words[slot.id] ?? ''
            expect(words.length).toBeLessThanOrEqual(sentenceRoom(slot, words))
          }
        }
      }
    },
  )

  it('is what the memes are about: each names it or tells a joke about it', () => {
    for (const { words, header = '', footer = '' } of onTemplate('two-buttons', 'coffee').memes) {
      expect([header, footer, ...Object.values(words)].join(' ')).toMatch(/coffee|cup|mug|foam/i)
    }
  })

  it('gives the same for the same, others for another variation', () => {
    expect(onTemplate('podium', 'Mondays')).toEqual(onTemplate('podium', 'Mondays'))
    expect(onTemplate('podium', 'Mondays', { variation: 1 })).not.toEqual(onTemplate('podium', 'Mondays'))
  })

  it('says nothing of people and of grief but what the user said', () => {
    const { memes } = onTemplate('clown-steps', 'my neighbour Bob')
    for (const { words, header } of memes) {
      expect(header).toMatch(/my neighbour Bob/i)
      expect(Object.values(words).join(' ')).not.toMatch(/clown|Bob/)
    }
  })

  it('fills a template that has no recipe with frames', () => {
    const [template] = stills
    if (!template) throw new Error('There are no stills.')
    const { memes } = writeThemedTemplate(request('Bees'), { template, recipe: undefined }, tools)
    expect(memes).toHaveLength(4)
    for (const { header, footer } of memes) expect(`${header} ${footer}`).toMatch(/bees|Nobody/i)
  })
})

describe('a theme on a picture of one’s own', () => {
  it.each([...suggestedThemes, ...oddThemes])('%s: four memes, no line twice', (theme) => {
    for (const descriptions of [{}, { seen: 'A cat asleep on a keyboard.' }, { seen: 'A', usual: 'A' }]) {
      const { memes } = onPicture(theme, descriptions)
      expect(memes).toHaveLength(4)
      expect(new Set(memes.map(({ lines }) => lines.join('\n'))).size).toBe(4)
      const bare = (line: string) => line.toLowerCase().replace(/’/g, "'")
      const lines = memes.flatMap(({ lines }) => lines.map(bare))
      const own = lines.filter((line) => line !== bare(theme) && /[\p{L}\p{N}]/u.test(line))
      expect(new Set(own).size).toBe(own.length)
      expect(JSON.stringify(memes)).not.toMatch(/\{\w*\}|undefined/)
    }
  })

  it('says what is seen once, with the theme beside it', () => {
    const { memes } = onPicture('Mondays', { seen: 'my cat asleep on a keyboard.' })
    const described = memes.filter(({ inBars }) => inBars)
    expect(described).toHaveLength(1)
    expect(described[0]?.lines.join(' ')).toContain('My cat asleep on a keyboard')
    expect(described[0]?.lines.join(' ')).toContain('Mondays')
  })

  it('adds no word of ours to a language that we cannot write', () => {
    const { memes, notice } = onPicture(
      'الاثنين',
      { seen: 'قطة' },
      { inputLanguage: 'ar', outputLanguage: 'ar' },
    )
    expect(notice).toBeUndefined()
    for (const { lines } of memes) expect(lines.join('')).not.toMatch(/\p{Script=Latin}/u)
  })

  it('says so when it cannot translate', () => {
    expect(onPicture('coffee', {}, { inputLanguage: 'en', outputLanguage: 'de' }).notice).toBe(
      'translation_unavailable',
    )
  })
})
