import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shelf } from '@/server/integrations/language-model/shelf'
import { findTemplate } from '@/templates/templates'

/** Memes that both readers of a round gave a 2, as `template: slot / slot`. */
const best = new Set(
  [16, 17].flatMap((round) =>
    readFileSync(`docs/ratings/round-${round}.tsv`, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter((cells) => cells[6] === '2' && cells[8] === '2')
      .map((cells) => `${cells[4]}: ${cells[5]?.replaceAll(' | ', ' / ')}`),
  ),
)

describe('the shelf of memes in the prompt', () => {
  it.each(shelf)('%s: was given the best mark by both readers', (meme) => {
    expect(findTemplate(meme.split(':')[0] ?? '')).toBeDefined()
    expect(best.has(meme)).toBe(true)
  })
})
