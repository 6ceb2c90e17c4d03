import { describe, expect, it } from 'vitest'
import { lintFill } from '@/core/writer/render/linter'
import { animatedRecipes, recipes } from '@/templates/recipes'
import { findTemplate, templates } from '@/templates/templates'

const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', '*']

describe('the recipes', () => {
  it('are one per still', () => {
    const stills = templates.filter(({ motion }) => motion === null)
    expect(recipes.map(({ templateName }) => templateName)).toEqual(stills.map(({ name }) => name))
  })

  it('are one per template that moves, in a list of their own', () => {
    const moving = templates.filter(({ motion }) => motion !== null)
    const names = animatedRecipes.map(({ templateName }) => templateName)
    expect(names.sort()).toEqual(moving.map(({ name }) => name).sort())
  })

  it('give a loop words for the slots that it has', () => {
    for (const { templateName, standbys, foreign } of animatedRecipes) {
      const slots = findTemplate(templateName)?.slots.map(({ id }) => id) ?? []
      const fills = [...standbys.map(({ words }) => words), ...Object.values(foreign).flat()]
      for (const words of fills)
        expect(slots, templateName).toEqual(expect.arrayContaining(Object.keys(words)))
    }
  })

  it('have two gentle standbys, a short reason and words in six languages', () => {
    for (const { templateName, standbys, reason, foreign } of [...recipes, ...animatedRecipes]) {
      expect(standbys.filter(({ isGentle }) => isGentle).length, templateName).toBeGreaterThanOrEqual(2)
      expect(reason.length, templateName).toBeLessThanOrEqual(60)
      for (const language of languages)
        expect(foreign[language]?.length, `${templateName} ${language}`).toBeGreaterThan(0)
    }
  })

  it('have standbys that fit around a short text', () => {
    for (const { templateName, standbys, foreign, reason } of [...recipes, ...animatedRecipes]) {
      const template = findTemplate(templateName)
      if (!template) throw new Error(templateName)
      const own = standbys.map((one) => ({ words: one.words, isEnglish: true }))
      const others = Object.values(foreign).flatMap((list) =>
        list.map((words) => ({ words, isEnglish: false })),
      )
      for (const { words, isEnglish } of [...own, ...others]) {
        const placed = Object.fromEntries(
          Object.entries(words).map(([slot, text]) => [
            slot,
            text.replace(/\{text\}|\{inline\}/g, 'Spam emails').replace(/\{thing\}/gi, 'the printer'),
          ]),
        )
        const faults = lintFill({ words: placed, fit: 1, reason }, template, {
          verbatim: 'Spam emails',
          isEnglish,
        })
        expect(
          faults.filter((fault) => fault !== 'function-words-only'),
          `${templateName}: ${JSON.stringify(words)}`,
        ).toEqual([])
      }
    }
  })

  it('say no line twice across the library', () => {
    const seen = new Set<string>()
    for (const { standbys } of recipes) {
      for (const words of standbys.map((one) => JSON.stringify(one.words))) {
        expect(seen.has(words), words).toBe(false)
        seen.add(words)
      }
    }
  })
})
