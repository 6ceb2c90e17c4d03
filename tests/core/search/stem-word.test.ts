import { expect, it } from 'vitest'
import { foldText } from '@/core/search/fold-text'
import { rootOfWord } from '@/core/search/root-of-word'
import { stemWord } from '@/core/search/stem-word'

it.each([
  ['burn burns burned burning'],
  ['procrastinate procrastinating procrastination'],
  ['cry cries cried crying'],
  ['happy happiness'],
  ['celebrate celebrated celebration celebrating'],
  ['lie lies lied lying liar'],
  ['fight fought fighting'],
  ['disappoint disappointed disappointing disappointment'],
  ['run ran running'],
])('gives the forms of a word one stem: %s', (words) => {
  expect(new Set(words.split(' ').map(stemWord)).size).toBe(1)
})

it.each([
  ['caresses', 'caress'],
  ['hopping', 'hop'],
  ['hoping', 'hope'],
  ['relational', 'relat'],
  ['electrical', 'electr'],
  ['replacement', 'replac'],
  ['controll', 'control'],
  ['agreed', 'agre'],
  ['sky', 'sky'],
  ['भूत', 'भूत'],
])('stems %s as Porter does', (word, stem) => {
  expect(stemWord(word)).toBe(stem)
})

it('keeps apart what only looks alike', () => {
  expect(stemWord('universe')).not.toBe(stemWord('unhappy'))
  expect(stemWord('deadline')).not.toBe(stemWord('dead'))
})

it('takes a long run of letters without pause', () => {
  expect(stemWord('ya'.repeat(100))).toContain('ya')
})

it.each([
  ['cansado cansada cansados cansadas'],
  ['traurig traurige trauriger trauriges'],
  ['уставший уставшая уставшие'],
  ['थका थकी थके'],
])('gives the forms of a word of another language one root: %s', (words) => {
  expect(new Set(words.split(' ').map(foldText).map(rootOfWord)).size).toBe(1)
})

it('cuts no short word down', () => {
  expect(['gato', 'oma', 'кот'].map(rootOfWord)).toEqual(['gato', 'oma', 'кот'])
})
