import judgedPrompts from '@tests/support/judged-prompts.json'
import { describe, expect, it } from 'vitest'
import { isOfTone } from '@/core/writer/offer/template-traits'
import { type Tone, tones } from '@/core/writer/rank/tones'
import { readText } from '@/core/writer/read/read-text'
import { lintFill } from '@/core/writer/render/linter'
import { writeMemes } from '@/core/writer/write-memes'
import { animatedRecipes, findRecipe } from '@/templates/recipes'
import { findTemplate, templates } from '@/templates/templates'
import { tools, writeAnew, written } from '../written-with'

const texts = judgedPrompts.map(({ text }) => text)
const audible = tones.filter((tone) => tone !== 'any')
const namesOf = (text: string, tone?: Tone) =>
  written(text, { tone }).memes.map(({ templateName }) => templateName)
const sounds = (name: string, tone: Tone) => isOfTone(findRecipe(name)?.traits ?? {}, tone)
const countOf = (names: readonly string[], tone: Tone) => names.filter((name) => sounds(name, tone)).length

describe('a tone', () => {
  const usualNames = new Map(texts.map((text) => [text, namesOf(text)]))

  it.each(audible)('%s brings more of its pictures', (tone) => {
    let before = 0
    let after = 0
    for (const text of texts) {
      const usual = countOf(usualNames.get(text) ?? [], tone)
      const wished = countOf(namesOf(text, tone), tone)
      // One may be lost to its neighbours: what is lifted is also tired of sooner.
      expect(wished, text).toBeGreaterThanOrEqual(usual - 1)
      before += usual
      after += wished
    }
    // A picture more for every text, taken together.
    expect(after - before).toBeGreaterThanOrEqual(texts.length)
  })

  it('has pictures enough to choose among, still and moving', () => {
    for (const tone of audible) {
      const its = templates.filter(({ name }) => sounds(name, tone))
      expect(its.filter(({ motion }) => motion === null).length, tone).toBeGreaterThanOrEqual(16)
      expect(its.filter(({ motion }) => motion !== null).length, tone).toBeGreaterThan(0)
    }
  })

  it('breaks no rule of the linter, and twelve stay twelve', () => {
    for (const tone of audible) {
      for (const text of texts) {
        const { text: verbatim, isEnglish } = readText(text, 'en', tools)
        const { memes } = written(text, { tone })
        expect(new Set(memes.map(({ templateName }) => templateName)).size, text).toBe(12)
        for (const meme of memes) {
          const template = findTemplate(meme.templateName)
          if (!template) throw new Error(meme.templateName)
          expect(lintFill({ ...meme, fit: 0 }, template, { verbatim, isEnglish }), text).toEqual([])
        }
      }
    }
  })

  it('is the same for the same request, and `any` is as if nothing had been said', () => {
    for (const text of texts.filter((_, index) => index % 5 === 0)) {
      expect(writeAnew(text, { tone: 'dry' })).toEqual(written(text, { tone: 'dry' }))
      expect(writeAnew(text, { tone: 'any' })).toEqual(written(text))
    }
  })

  it('moves GIFs too', () => {
    const request = { count: 6, inputLanguage: 'auto', outputLanguage: 'en', variation: 0 }
    const moving = (text: string, tone?: Tone) =>
      writeMemes({ ...request, text, tone }, { templates, recipes: animatedRecipes }, tools).memes
    const total = (tone: Tone, wished?: Tone) =>
      texts.reduce(
        (sum, text) =>
          sum +
          countOf(
            moving(text, wished).map(({ templateName }) => templateName),
            tone,
          ),
        0,
      )
    expect(total('dramatic', 'dramatic')).toBeGreaterThan(total('dramatic'))
  })

  it('does not jest about a death, and is kinder there when it is asked to be', () => {
    const text = 'my grandmother died last week'
    for (const tone of ['dry', 'dramatic', 'silly'] as const) {
      expect(written(text, { tone }).memes).toEqual(written(text).memes)
    }
    expect(countOf(namesOf(text, 'warm'), 'warm')).toBeGreaterThanOrEqual(countOf(namesOf(text), 'warm'))
  })
})
