import { longTexts } from '@tests/support/long-texts'
import { describe, expect, it } from 'vitest'
import { PromptText } from '@/contracts/text-run'
import { promptLength } from '@/meme-ui/prompt/prompt-length'

describe('how full the prompt box is', () => {
  it('does not count the spaces around the text', () => {
    expect(promptLength('  hi \n')).toEqual({ kind: 'short', chars: 2 })
  })

  it('is empty with spaces alone', () => {
    expect(promptLength('   ')).toEqual({ kind: 'empty', chars: 0 })
  })

  it('says what is left from 450 characters on', () => {
    expect(promptLength('a'.repeat(449))).toEqual({ kind: 'short', chars: 449 })
    expect(promptLength('a'.repeat(450))).toEqual({ kind: 'nearlyFull', left: 50 })
    expect(promptLength('a'.repeat(500))).toEqual({ kind: 'nearlyFull', left: 0 })
  })

  it('says by how much a text is too long', () => {
    expect(promptLength('a'.repeat(512))).toEqual({ kind: 'tooLong', over: 12 })
  })

  it('counts as the server does: an accented letter or an emoji is one', () => {
    expect(promptLength('नमस्ते')).toEqual({ kind: 'short', chars: 3 })
    for (const { longest, tooLong } of longTexts(500)) {
      expect(promptLength(longest).kind).not.toBe('tooLong')
      expect(PromptText.safeParse(longest).success).toBe(true)
      expect(promptLength(tooLong)).toEqual({ kind: 'tooLong', over: 1 })
      expect(PromptText.safeParse(tooLong).success).toBe(false)
    }
  })

  it('measures a smaller field by its own size', () => {
    expect(promptLength('a'.repeat(53), 60)).toEqual({ kind: 'short', chars: 53 })
    expect(promptLength('a'.repeat(54), 60)).toEqual({ kind: 'nearlyFull', left: 6 })
    expect(promptLength('a'.repeat(61), 60)).toEqual({ kind: 'tooLong', over: 1 })
  })
})
