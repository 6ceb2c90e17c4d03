import { describe, expect, it } from 'vitest'
import { graphemeCount } from '@/core/text/graphemes'
import { gerundOf } from '@/core/writer/read/english-forms'
import { normaliseText } from '@/core/writer/read/normalise-text'
import { polishEnglish, polishForeign } from '@/core/writer/read/polish-text'
import { shortenText } from '@/core/writer/read/shorten-text'

describe('the form in -ing', () => {
  it.each([
    ['deny', 'denying'],
    ['make', 'making'],
    ['run', 'running'],
    ['die', 'dying'],
    ['see', 'seeing'],
    ['be', 'being'],
    ['eat', 'eating'],
    ['fix', 'fixing'],
    ['play', 'playing'],
    ['begin', 'beginning'],
    ['open', 'opening'],
    ['panic', 'panicking'],
    ['use', 'using'],
    ['cancel', 'cancelling'],
    ['quit', 'quitting'],
    ['show', 'showing'],
    ['free', 'freeing'],
    ['agree', 'agreeing'],
  ])('of %s is %s', (base, gerund) => {
    expect(gerundOf(base)).toBe(gerund)
  })
})

describe('the user’s words', () => {
  it('are freed of scenes and stars, unless nothing else is there', () => {
    expect(normaliseText('[office] me: *sighs* fine')).toBe('me: (sighs) fine')
    expect(normaliseText('[office]')).toBe('[office]')
  })

  it('get their capitals and quotes back', () => {
    expect(polishEnglish('i\'m late on friday and "sorry"')).toBe('I’m late on Friday and “sorry”')
  })

  it.each([
    ['fr', 'J\'ai dit "non" et l\'autre "oui"', 'J’ai dit «\u00a0non\u00a0» et l’autre «\u00a0oui\u00a0»'],
    ['de', 'Er sagt "gleich" und geht', 'Er sagt „gleich“ und geht'],
    ['nl', '\'s ochtends "nog even"', '’s ochtends “nog even”'],
    ['zh', '我邻居早上六点练长号,还跟我招手!', '我邻居早上六点练长号，还跟我招手！'],
    ['ja', '「はい」と言った', '「はい」と言った'],
  ])('gives the user back the marks of %s', (language, text, shown) => {
    expect(polishForeign(text, language)).toBe(shown)
  })

  it('are shortened at a sentence, else at a word, else between characters', () => {
    expect(shortenText('One sentence here. Another one there.', 25)).toBe('One sentence here.')
    expect(shortenText('one two three four five six', 15)).toBe('one two three…')
    expect(graphemeCount(shortenText('🇳🇵'.repeat(20), 10))).toBe(10)
  })
})
