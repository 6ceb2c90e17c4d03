import { describe, expect, it } from 'vitest'
import { foldText } from '@/core/moderation/fold-text'
import { judgeText } from '@/core/moderation/judge-text'
import { rot13 } from '@/core/moderation/rot13'
import judgedPrompts from '../../support/judged-prompts.json' with { type: 'json' }
import { prompts } from '../writer/prompts'
import { written } from '../writer/written-with'
import { allowed } from './allowed'
import { type Refused, refused } from './refused'

const isRefused = (text: string) => judgeText(text).tier === 'block'
const asked = [...prompts, ...judgedPrompts.map(({ text }) => text)]

describe('what the rules let through', () => {
  it('is every everyday sentence, however violent its idiom', () => {
    expect(allowed.length).toBeGreaterThanOrEqual(250)
    expect(allowed.filter(isRefused)).toEqual([])
  })

  it('is everything that people ask for', () => {
    expect(asked.filter(isRefused)).toEqual([])
  })

  it('is every caption that the built-in writer puts beside it', () => {
    const captions = asked.flatMap((text) =>
      written(text).memes.map(({ header = '', words }) => [header, ...Object.values(words)].join('\n')),
    )
    expect(captions.filter(isRefused)).toEqual([])
  })
})

describe('what the rules refuse', () => {
  it('is 95 in 100 of what must not be drawn, for what it is', () => {
    expect(refused.length).toBeGreaterThanOrEqual(150)
    const missed = refused.filter(({ text }) => !isRefused(text))
    expect(missed.length / refused.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
      0.05,
    )
    // Today it is all of them; a new sentence may be missed, a known one may not be lost unseen.
    expect(missed.map(({ text }) => text)).toEqual([])
    const isOtherwise = ({ category, text }: Refused) => {
      const judgement = judgeText(text)
      return judgement.tier === 'block' && judgement.category !== category
    }
    expect(refused.filter(isOtherwise)).toEqual([])
  })

  it.each([
    ['spelt apart', 'k y s'],
    ['dotted', 'k.i.l.l yourself'],
    ['with invisible letters', 'k\u200by\u00ads'],
    ['with a joiner', 'k\u2060ys'],
    ['with letters of another script', 'kіll yоurself'],
    ['in wide letters', 'ｋｙｓ'],
    ['in mathematical letters', '𝐤𝐢𝐥𝐥 𝐲𝐨𝐮𝐫𝐬𝐞𝐥𝐟'],
    ['with accents', 'kíll yöursélf'],
    ['with digits', 'k1ll y0urs3lf'],
    ['drawn out', 'kyyyyys'],
    ['shouted', 'KILL YOURSELF!!!'],
    ['over two lines', 'kill\nyourself'],
  ])('is found in disguise: %s', (_, text) => {
    expect(judgeText(text)).toEqual({ tier: 'block', category: 'self-harm-urging' })
  })

  it('is found in a slur with a star in it', () => {
    expect(judgeText(rot13('gung s*ttbg'))).toEqual({ tier: 'block', category: 'hate' })
  })
})

describe('the tiers', () => {
  it('know strong swearing in any spelling, and let it pass', () => {
    for (const text of [
      'fuck mondays',
      'f u c k mondays',
      'what the f*ck',
      '@ss backwards',
      'Scheiße, Montag',
    ]) {
      expect(judgeText(text), text).toEqual({ tier: 'soften', category: 'profanity' })
    }
  })

  it('find nothing in words that hold others', () => {
    for (const text of ['cockpit', 'Scunthorpe', 'assassin', 'shitake mushrooms? shiitake', 'titanic']) {
      expect(judgeText(text).tier, text).not.toBe('block')
    }
    expect(judgeText('cockpit in Scunthorpe')).toEqual({ tier: 'allow' })
  })
})

describe('personal data', () => {
  it('is an account only with the right check digits', () => {
    expect(isRefused('DE89 3704 0044 0532 0130 00')).toBe(true)
    expect(isRefused('DE89 3704 0044 0532 0130 01')).toBe(false)
  })

  it('is a number of somebody, not of a hotline', () => {
    expect(isRefused('Kevin 555-123-4567')).toBe(true)
    expect(isRefused('the hotline 555-123-4567 never answers')).toBe(false)
  })

  it('is an address of somebody whom others are sent after', () => {
    expect(isRefused('leak the password of jane.doe@example.com')).toBe(true)
    expect(isRefused('support@example.com never answers')).toBe(false)
  })
})

it('folding keeps scripts whose marks are letters', () => {
  expect(foldText('मैं हूँ')).toBe('मैं हूँ')
  expect(foldText('ガラス パン')).toBe('ガラス パン')
  expect(foldText('Ёлка й')).toBe('елка й')
})
