import { describe, expect, it } from 'vitest'
import { cleanText } from '@/core/meme/clean-text'
import { composeVisuals } from '@/core/visual/compose-visuals'
import { marginShare } from '@/core/visual/set-down'
import { aspectRatios, type Visual, visualSizes } from '@/core/visual/visual-document'
import { visualSvg } from '@/core/visual/visual-svg'
import { fixedMeasure } from '../meme/fixed-measure'
import { textBounds, textMarks, visibleBounds } from './measure-visual'

const compose = (concept: string, aspectRatio: (typeof aspectRatios)[number] = '1:1', seed = 1) =>
  composeVisuals({ concept, aspectRatio, seed }, fixedMeasure)
const names = (visuals: readonly Visual[]) => visuals.map(({ name }) => name)

const concepts = [
  'Burnout by Thursday',
  'Love vs. fear',
  'From chaos to order',
  'Progress over perfection',
  'Theory and practice',
  'Plan, build, measure, learn',
  'Sleep, food, movement',
  'Responsibility, accountability, transparency, sustainability, and internationalisation',
  'Kintsugi',
  'The complete and unabridged history of every meeting that could have been an e-mail',
]

const hostile = [
  'word '.repeat(100),
  'x'.repeat(500),
  'Ünïcödé́́́́́́́́ zalgo',
  '👩‍👩‍👧‍👦🔥🏳️‍🌈'.repeat(40),
  'العمل من المنزل أفضل من المكتب',
  'שלום, עולם, חבר',
  '</text><script>alert("1")</script>&amp;<!--',
  '" onload="x" \'',
  '\u0000\u0001\ud800 broken \udfff\ufffe',
  '\u202eevil \u2066reversed\u2069',
  '',
  '   \n\t ',
  '…',
  '?!',
  'or or or',
  ', , , ,',
  '-> -> ->',
  'NaN vs Infinity',
  '在家工作还是去办公室',
  'constructor and __proto__',
]

describe('composeVisuals', () => {
  it('gives the same four for the same request', () => {
    for (const concept of concepts) expect(compose(concept)).toEqual(compose(concept))
  })

  it('gives other compositions for another seed', () => {
    const runs = [1, 2, 3, 4, 5].map((seed) => names(compose('Burnout', '1:1', seed)).join())
    expect(new Set(runs).size).toBeGreaterThan(1)
  })

  it('gives two objects and two figures of a concept that it knows', () => {
    const kinds = compose('Burnout by Thursday').map(({ kind }) => kind)
    expect(kinds).toEqual(['object', 'object', 'figure', 'figure'])
  })

  it('gives four figures of a concept that it does not know', () => {
    expect(compose('Kintsugi').map(({ kind }) => kind)).toEqual(Array(4).fill('figure'))
  })

  it.each([...concepts, ...hostile])('gives four that differ in drawing and ground: %j', (concept) => {
    const visuals = compose(concept)
    expect(new Set(names(visuals)).size).toBe(4)
    expect(new Set(visuals.map(({ document }) => document.background)).size).toBeGreaterThanOrEqual(3)
  })

  it.each(aspectRatios)('keeps everything inside the margin of %s', (aspectRatio) => {
    const { widthPx, heightPx } = visualSizes[aspectRatio]
    const marginPx = marginShare * Math.min(widthPx, heightPx)
    for (const concept of [...concepts, ...hostile]) {
      for (const { name, document } of compose(concept, aspectRatio, 3)) {
        const bounds = visibleBounds(document)
        const where = `${concept}: ${name}`
        expect(document, where).toMatchObject({ widthPx, heightPx })
        expect(bounds?.leftPx, where).toBeGreaterThanOrEqual(marginPx)
        expect(bounds?.topPx, where).toBeGreaterThanOrEqual(marginPx)
        expect(bounds?.rightPx, where).toBeLessThanOrEqual(widthPx - marginPx)
        expect(bounds?.bottomPx, where).toBeLessThanOrEqual(heightPx - marginPx)
      }
    }
  })

  it.each(aspectRatios)('lets no words run into others in %s', (aspectRatio) => {
    for (const concept of concepts) {
      for (const { name, document } of compose(concept, aspectRatio)) {
        const boxes = textMarks(document).map(textBounds)
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const apart =
              one.rightPx <= other.leftPx ||
              other.rightPx <= one.leftPx ||
              one.bottomPx <= other.topPx ||
              other.bottomPx <= one.topPx
            expect(apart, `${concept}: ${name}`).toBe(true)
          }
        }
      }
    }
  })

  it('writes nothing but the concept’s own words', () => {
    for (const concept of [...concepts, ...hostile]) {
      const own = cleanText(concept).toLowerCase().replace(/\s+/g, '')
      for (const { document } of compose(concept)) {
        for (const { text } of textMarks(document)) {
          expect(`${own}…`).toContain(text.toLowerCase().replace(/\s+|…$/g, ''))
        }
      }
    }
  })

  it('writes each label of a list once and whole', () => {
    for (const { kind, document } of compose('Sleep, move, eat')) {
      if (kind === 'object') continue
      expect(
        textMarks(document)
          .map(({ text }) => text)
          .sort(),
      ).toEqual(['Eat', 'Move', 'Sleep'])
    }
  })

  it('writes labels that belong together in one size', () => {
    for (const concept of [
      'Quarterly planning vs. what happens',
      'Plan it all, build, measure',
      'A & everything else',
    ]) {
      for (const { name, document } of compose(concept)) {
        const sizes = new Set(textMarks(document).map(({ sizePx }) => sizePx.toFixed(2)))
        expect(sizes.size, `${concept}: ${name}`).toBeLessThanOrEqual(1)
      }
    }
  })

  it('draws figures whose labels would be broken or tiny only when there is no other', () => {
    const list = 'Think, write it all down, cut, rest, internationalisation'
    for (const { document } of compose(list)) {
      const words = textMarks(document).map(({ text }) => text)
      expect(words.join(' ')).not.toMatch(/internat(?!ionalisation)/i)
    }
  })

  it('describes every visual in its alt text', () => {
    for (const { altText, title } of [...concepts, ...hostile].flatMap((concept) => compose(concept))) {
      expect(altText).toMatch(/^[A-Z“].{15,}\.$/su)
      expect(title.length).toBeGreaterThan(1)
      expect(altText).not.toMatch(/undefined|“”/)
    }
  })

  it('makes documents that survive being stored as JSON', () => {
    for (const concept of hostile) {
      const visuals = compose(concept)
      const stored = JSON.stringify(visuals)
      expect(JSON.parse(stored)).toEqual(visuals)
    }
  })

  it.each(hostile)('never breaks the SVG: %j', (concept) => {
    for (const visual of compose(concept)) {
      const svg = visualSvg(visual)
      // Without texts and attribute values only our own tags are left.
      const bare = svg.replace(/"[^"<>&]*(?:&[a-z#0-9]+;[^"<>&]*)*"/g, '""').replace(/>[^<]*</g, '><')
      expect(bare.match(/<\/?[a-z]+/g)?.every((tag) => /^<\/?(svg|title|rect|path|text)$/.test(tag))).toBe(
        true,
      )
      expect(svg.replace(/>[^<]*</g, '><')).not.toMatch(/NaN|Infinity|undefined/)
    }
  })
})
