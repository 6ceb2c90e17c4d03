import type { ComponentType } from 'react'
import type { RememberedDemo } from '@/lib/remembered-demo'
import type { ExampleMeme } from './example-meme'
import type { HeroWords } from './hero-words'

/** Three memes of a sentence that the visitor wrote. */
export interface OwnTakes extends RememberedDemo {
  memes: ExampleMeme[]
  /** Time from the press to the answer. */
  tookMs: number
  /** Shows the memes. Its code arrives with them. */
  View: ComponentType<OwnTakesViewProps>
}

export interface OwnTakesViewProps {
  words: HeroWords
  own: OwnTakes
  onAgain: () => void
}
