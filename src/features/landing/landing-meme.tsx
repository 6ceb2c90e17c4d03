import type { ExampleMeme } from './example-meme'
import { examplePicture } from './example-picture'
import { LiveMeme } from './live-meme'
import { StillMeme } from './still-meme'

interface LandingMemeProps {
  meme: ExampleMeme
  className?: string | undefined
  /** How wide it is shown, as `sizes` of an `img`. */
  sizes: string
  /** The first that a phone shows: its picture is asked for before all others. */
  first?: boolean
}

/**
 * A meme of a public page, from its document: as a picture, which needs no script, and where it moves, painted in the
 * page when it comes near.
 */
export function LandingMeme({ meme, className, sizes, first = false }: LandingMemeProps) {
  const picture = examplePicture(meme)
  return meme.motion ? (
    <LiveMeme meme={meme} className={className} still={{ ...picture, sizes }} />
  ) : (
    <StillMeme picture={picture} className={className} sizes={sizes} first={first} />
  )
}
