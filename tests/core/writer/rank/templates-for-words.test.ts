import { describe, expect, it } from 'vitest'
import { jokeDistance, jokeDistanceMax, jokeKin, jokeShapes } from '@/core/writer/rank/joke-kin'
import { templatesForWords, wordsInSlots } from '@/core/writer/rank/templates-for-words'
import { findTemplate, templates } from '@/templates/templates'

function named(name: string) {
  const template = findTemplate(name)
  if (!template) throw new Error(`No template ${name}.`)
  return template
}

const two = ['taking the stairs', 'waiting for the lift']
const fitting = (captions: string[], from: string) =>
  templatesForWords({ captions, template: named(from), isEnglish: true }, templates)

describe('shapes of jokes', () => {
  it('have a template each, and kin that are others', () => {
    const told = new Set(templates.map(({ jokeShape }) => jokeShape))
    expect([...told].toSorted()).toEqual(jokeShapes.toSorted())
    for (const shape of jokeShapes) {
      expect(new Set(jokeKin[shape]).size).toBe(jokeKin[shape].length)
      expect(jokeKin[shape]).not.toContain(shape)
      expect(jokeKin[shape].length).toBeLessThan(jokeDistanceMax)
    }
  })

  it('are nearest to themselves, then to their kin in its order', () => {
    expect(jokeDistance('preference', 'preference')).toBe(0)
    expect(jokeDistance('preference', 'temptation')).toBe(1)
    expect(jokeDistance('preference', 'overpraise')).toBe(jokeDistanceMax)
  })
})

describe('templates for the same words', () => {
  it('are others with as many boxes, each long enough', () => {
    const found = fitting(two, 'nope-yep')
    expect(found.length).toBeGreaterThan(5)
    for (const { name, slots, motion } of found) {
      expect(name).not.toBe('nope-yep')
      expect(motion).toBeNull()
      expect(slots).toHaveLength(2)
      for (const [index, { maxChars }] of slots.entries())
        expect(two[index]?.length).toBeLessThanOrEqual(maxChars)
    }
  })

  it('come with the nearest joke first', () => {
    const distances = fitting(two, 'nope-yep').map(({ jokeShape }) => jokeDistance('preference', jokeShape))
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances[0]).toBe(0)
  })

  it('take no long words into a short box, and none where nothing is said', () => {
    const longest = Math.max(...templates.flatMap(({ slots }) => slots.map(({ maxChars }) => maxChars)))
    expect(fitting(['a', 'b'.repeat(longest + 1)], 'nope-yep')).toEqual([])
    expect(fitting([], 'nope-yep')).toEqual([])
  })

  it('mock nobody whom the first picture did not mock', () => {
    expect(fitting(two, 'nope-yep').filter(({ sensitive }) => sensitive)).toEqual([])
  })

  it('move where the first one moves', () => {
    const found = fitting(two, 'nope-yep-loop')
    expect(found.length).toBeGreaterThan(2)
    expect(found.every(({ motion }) => motion !== null)).toBe(true)
  })
})

it('puts the first words into the first box', () => {
  const { slots } = named('nope-yep')
  expect(wordsInSlots(two, named('nope-yep'))).toEqual({
    [slots[0]?.id ?? '']: two[0],
    [slots[1]?.id ?? '']: two[1],
  })
})
