import { describe, expect, it } from 'vitest'
import { createCatalogues } from '@/server/integrations/language-model/catalogue'
import { writePrompt } from '@/server/integrations/language-model/write-prompt'
import { templates } from '@/templates/templates'

const request = {
  text: 'the lift is broken again',
  count: 3,
  inputLanguage: 'auto',
  outputLanguage: 'en',
  variation: 0,
  pictures: 'still' as const,
}
const catalogueFor = createCatalogues(templates)
const offered = (wishes: { jokeShape?: 'preference'; without?: string[] }) => [
  ...catalogueFor({ ...request, ...wishes }).templates.values(),
]

describe('what a model may choose from', () => {
  it('is without the templates that are left out, although it is told of them as always', () => {
    const catalogue = catalogueFor({ ...request, without: ['nope-yep'] })
    expect(catalogue.templates.has('nope-yep')).toBe(false)
    expect(catalogue.templates.size).toBe(offered({}).length - 1)
    expect(catalogue.instructions).toBe(catalogueFor(request).instructions)
  })

  it('is of the wished shape, and of its kin as far as it has too few', () => {
    expect(offered({ jokeShape: 'preference' }).map(({ jokeShape }) => jokeShape)).toEqual(
      Array(3).fill('preference'),
    )
    const shapes = new Set(
      offered({ jokeShape: 'preference', without: ['nope-yep'] }).map(({ jokeShape }) => jokeShape),
    )
    expect([...shapes].toSorted()).toEqual(['preference', 'temptation'])
  })

  it('is named in the question only where it is less than all', () => {
    expect(writePrompt(request)).not.toContain('nope-yep')
    expect(writePrompt({ ...request, jokeShape: 'preference' }, { only: ['nope-yep'] })).toContain(
      'Take only these templates: nope-yep.',
    )
  })
})

describe('the tone of the memes', () => {
  it('is told to the model where one is wished for, and is no part of the text', () => {
    const usual = writePrompt(request)
    expect(usual).not.toMatch(/tone/i)
    expect(writePrompt({ ...request, tone: 'any' })).toBe(usual)
    const dry = writePrompt({ ...request, tone: 'dry' })
    expect(dry.split('<text>')[0]).toContain('The tone is dry')
    expect(dry.split('<text>')[1]).toBe(usual.split('<text>')[1])
  })
})
