/** A meme as two readers marked it, neither of whom knew the other's marks or the rules that made it. */
export interface ReadMeme {
  /** Number of the text. */
  text: string
  /** 1 for the first meme of its text. */
  rank: number
  marks: readonly [Mark, Mark]
}

export interface Mark {
  /** 2 good, 1 flat, 0 broken. */
  quality: number
  /** About this very text. A broken meme never is. */
  isSpecific: boolean
}

const firstRanks = 3

/** Shares of memes by the marks of two readers, as the mean of both, 0..1, and how far they agree. */
export function summariseReading(memes: readonly ReadMeme[]) {
  const texts = [...new Set(memes.map(({ text }) => text))]
  const both = [0, 1] as const
  const marksOf = (reader: 0 | 1, ofMemes = memes) => ofMemes.map(({ marks }) => marks[reader])
  const share = (is: (mark: Mark) => boolean, ofMemes = memes) =>
    mean(both.map((reader) => mean(marksOf(reader, ofMemes).map((mark) => Number(is(mark))))))
  const shareOfTexts = (is: (mark: Mark) => boolean, ranks: number) =>
    mean(
      both.map((reader) =>
        mean(
          texts.map((text) => {
            const leading = memes.filter((meme) => meme.text === text && meme.rank <= ranks)
            return Number(marksOf(reader, leading).some(is))
          }),
        ),
      ),
    )
  const isSound = ({ quality }: Mark) => quality > 0
  return {
    good: share(({ quality }) => quality === 2),
    flat: share(({ quality }) => quality === 1),
    broken: share((mark) => !isSound(mark)),
    specific: share((mark) => mark.isSpecific && isSound(mark)),
    firstSound: shareOfTexts(isSound, 1),
    goodAmongFirst: shareOfTexts(({ quality }) => quality === 2, firstRanks),
    specificAmongFirst: shareOfTexts((mark) => mark.isSpecific && isSound(mark), firstRanks),
    kappaQuality: kappa(memes.map(({ marks: [a, b] }) => [a.quality, b.quality])),
    kappaBroken: kappa(memes.map(({ marks: [a, b] }) => [Number(isSound(a)), Number(isSound(b))])),
    kappaSpecific: kappa(memes.map(({ marks: [a, b] }) => [Number(a.isSpecific), Number(b.isSpecific)])),
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Cohen's kappa: agreement beyond chance; 1 for full agreement, 0 for none. */
export function kappa(pairs: readonly (readonly [number, number])[]): number {
  const classes = [...new Set(pairs.flat())]
  const agreed = mean(pairs.map(([a, b]) => Number(a === b)))
  const byChance = classes.reduce((sum, one) => {
    const [first, second] = [0, 1].map((reader) => mean(pairs.map((pair) => Number(pair[reader] === one))))
    return sum + (first ?? 0) * (second ?? 0)
  }, 0)
  return byChance === 1 ? 1 : (agreed - byChance) / (1 - byChance)
}
