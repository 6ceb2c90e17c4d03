import { describe, expect, it } from 'vitest'
import { foldText, foldTexts, splitWords } from '@/core/search/fold-text'

describe('folding', () => {
  it.each([
    ['  Müde, am MONTAG!! ', 'mude am montag'],
    ['l’œuvre d’un Straße', 'l oeuvre d un strasse'],
    ["I can't, he's late: somebody's e-mail", 'i cant he late somebody email'],
    ['3 a.m. thoughts, 3am', '3am thoughts 3am'],
    ['ﾒｰﾙ', 'メール'],
    ['ज़्यादा', 'ज्यादा'],
    ['ёлка й', 'елка и'],
    ['a\u0000b\u202e\ufeffc', 'a b c'],
    ['\ud800 x', 'x'],
    ['', ''],
  ])('gives “%s” one spelling', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })

  it('keeps the marks of scripts that mean something by them', () => {
    expect(foldText('थका')).toBe('थका')
    expect(foldText('がっかり')).toBe('がっかり')
  })

  it('splits words, and what is written without spaces from what is not', () => {
    expect(splitWords(foldText('gif疲れた dog🔥cat'))).toEqual(['gif', '疲れた', 'dog', '🔥', 'cat'])
  })

  it('folds many texts as it folds one', () => {
    for (const texts of [['  Müde!', '', '😀', 'can’t', '3 a.m.', '締切、'], ['5 $', 'a$b'], []]) {
      expect(foldTexts(texts)).toEqual(texts.map(foldText))
    }
  })
})
