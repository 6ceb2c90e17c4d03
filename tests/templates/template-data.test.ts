import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { TemplateSlot } from '../../src/core/template/template'
import { findTemplate, templates } from '../../src/templates/templates'

const templatesFolder = join(import.meta.dirname, '../../src/templates')
const foldersWithData = readdirSync(templatesFolder).filter((name) =>
  existsSync(join(templatesFolder, name, 'template.ts')),
)

function overlap(a: TemplateSlot, b: TemplateSlot): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

describe('the template library', () => {
  it('lists every template folder once, and nothing else', () => {
    expect(templates.map((template) => template.name).sort()).toEqual(foldersWithData.sort())
  })

  it('finds a template by its name and gives undefined for an unknown one', () => {
    expect(findTemplate('iceberg')?.title).toBe('The iceberg')
    expect(findTemplate('Iceberg')).toBeUndefined()
  })

  it('gives no title and no alias to two templates', () => {
    const names = templates.flatMap((template) => [template.title.toLowerCase(), ...template.aliases])
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })
})

describe.each(templates.map((template) => [template.name, template] as const))('%s', (name, template) => {
  it('has a drawing beside its data', () => {
    expect(existsSync(join(templatesFolder, name, 'scene.ts'))).toBe(true)
  })

  it('keeps its boxes inside the picture', () => {
    for (const slot of template.slots) {
      expect(Math.min(slot.x, slot.y)).toBeGreaterThanOrEqual(0)
      expect(Math.max(slot.x + slot.width, slot.y + slot.height)).toBeLessThanOrEqual(1)
    }
  })

  it('has boxes that do not overlap', () => {
    const clashes = template.slots.flatMap((slot, index) =>
      template.slots.slice(index + 1).filter((other) => overlap(slot, other)),
    )
    expect(clashes).toEqual([])
  })

  it('gives each box an id of its own and at least one line of readable words', () => {
    expect(new Set(template.slots.map((slot) => slot.id)).size).toBe(template.slots.length)
    for (const slot of template.slots) {
      const leastFontSizePx = 0.034 * template.width
      expect(slot.fontSize * template.width).toBeGreaterThanOrEqual(leastFontSizePx)
      expect(slot.height * template.height).toBeGreaterThan(leastFontSizePx)
      expect(slot.maxChars).toBeGreaterThanOrEqual(20)
    }
  })

  it('has three examples that fill every box within its length', () => {
    expect(template.examples).toHaveLength(3)
    for (const example of template.examples) {
      expect(Object.keys(example).sort()).toEqual(template.slots.map((slot) => slot.id).sort())
      for (const slot of template.slots) {
        const characters = [...(example[slot.id] ?? '')].length
        expect(characters, `${slot.id}: ${example[slot.id]}`).toBeGreaterThan(0)
        expect(characters, `${slot.id}: ${example[slot.id]}`).toBeLessThanOrEqual(slot.maxChars)
      }
    }
  })

  it('can be found by ten or more different lower-case keywords and four or more aliases', () => {
    const words = [...template.keywords, ...template.aliases]
    expect(template.keywords.length).toBeGreaterThanOrEqual(10)
    expect(template.aliases.length).toBeGreaterThanOrEqual(4)
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => word !== word.toLowerCase() || word !== word.trim())).toEqual([])
  })

  it('describes the blank picture and names where its art comes from', () => {
    expect(template.altText.length).toBeGreaterThan(60)
    expect(template.altText.length).toBeLessThanOrEqual(300)
    expect(template.source).toMatch(/npm |own drawing/)
    expect(template.license).toMatch(/^(CC0-1\.0|MIT|CC0-1\.0 AND MIT)$/)
  })
})

const moving = templates.flatMap(({ name, motion, slots }) =>
  motion ? [[name, { ...motion, slots }] as const] : [],
)

describe.each(moving)('the motion of %s', (_, { frames, delayMs, posterFrame, slots }) => {
  it('has a number of frames and a pace that a GIF can hold', () => {
    expect(frames).toBeGreaterThanOrEqual(2)
    expect(frames).toBeLessThanOrEqual(48)
    expect(delayMs).toBeGreaterThanOrEqual(20)
    expect(delayMs % 10).toBe(0)
  })

  it('has a poster among its frames, at which all of its words are there', () => {
    expect(frames).toBeGreaterThan(posterFrame)
    for (const { id, appearAt = 0 } of slots) {
      expect(posterFrame / frames, id).toBeGreaterThanOrEqual(appearAt)
    }
  })
})
