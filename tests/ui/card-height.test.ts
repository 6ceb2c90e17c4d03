import { describe, expect, it } from 'vitest'
import { cardHeightPx, roomyCardHeightPx } from '@/meme-ui/card/card-height'
import { templates } from '@/templates/templates'

const square = { imageName: 'podium', width: 500, height: 500, reason: 'the talking won. Again.' }

describe('the height of a card before it is drawn', () => {
  it('grows with the picture’s shape', () => {
    const tall = cardHeightPx(300, { ...square, height: 1000 })
    expect(tall - cardHeightPx(300, square)).toBe(296)
  })

  it('leaves room for the lines that the reason takes', () => {
    const reason = 'you refuse the work and love the announcement of the work.'
    expect(cardHeightPx(220, { ...square, reason })).toBeGreaterThan(cardHeightPx(220, square))
    expect(cardHeightPx(900, { ...square, reason })).toBe(cardHeightPx(900, square))
  })

  it('leaves room for any meme that may yet come', () => {
    const longest = Math.max(...templates.map(({ title }) => title.length))
    const names = templates.filter(({ title }) => title.length === longest).map(({ name }) => name)
    for (const imageName of names) {
      for (const widthPx of [160, 255, 305, 358]) {
        const height = cardHeightPx(widthPx, { ...square, imageName, reason: 'x'.repeat(60) })
        expect(roomyCardHeightPx(widthPx, square)).toBeGreaterThanOrEqual(height)
      }
    }
  })
})
