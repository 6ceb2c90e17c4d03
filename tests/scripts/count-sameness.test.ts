import { expect, it } from 'vitest'
import { countSameness } from '../../scripts/eval/count-sameness'

const meme = (template: string, ...lines: string[]) => ({ template, lines })

it('counts memes that tell the text back, lines under three texts, and templates that texts share', () => {
  const rows = [
    {
      text: 'the printer jammed before the meeting',
      memes: [
        meme('podium', 'The printer jammed before the meeting', 'Film rights available'),
        meme('iceberg', 'Paper tray two', 'There is no tray two'),
      ],
    },
    {
      text: 'the cat ate the plant',
      memes: [meme('podium', 'Film rights available'), meme('signpost', 'Cat grass')],
    },
    { text: 'rent went up', memes: [meme('podium', 'Film rights available'), meme('iceberg', 'Rent day')] },
  ]
  expect(countSameness(rows)).toEqual({
    texts: 3,
    pasted: 1 / 6,
    stock: 3 / 6,
    overlap: (1 + 2 + 1) / 3,
    mostUsedTemplate: { name: 'podium', share: 1 },
    mostUsedLine: { line: 'film rights available', share: 1 },
  })
})
