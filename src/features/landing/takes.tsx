import { memo, type ReactNode } from 'react'
import type { ExamplePicture } from './example-picture'
import { filled } from './filled'
import type { HeroWords } from './hero-words'
import type { Sample } from './landing-words'
import type { OwnTakes } from './own-takes'
import { StillMeme } from './still-meme'
import styles from './takes.module.css'

interface TakesProps {
  words: HeroWords
  sample: Sample<ExamplePicture>
  /** Shown in place of the sample's, once there are any. */
  own: OwnTakes | null
  busy: boolean
  onAgain: () => void
}

/**
 * Three memes that answer a sentence. Every sample uses the same templates, so changing it moves nothing. Typing beside
 * them paints nothing anew.
 */
export const Takes = memo(function Takes({ words, sample, own, busy, onAgain }: TakesProps) {
  return (
    <div aria-busy={busy} className={busy ? styles.busy : undefined}>
      <p className="qs-hidden" role="status">
        {busy ? words.choosing : filled(words.takesOf, { sentence: own?.text ?? sample.sentence })}
      </p>
      {own ? (
        <own.View words={words} own={own} onAgain={onAgain} />
      ) : (
        <TakesFrame
          title={words.takes}
          takes={sample.takes.map(still)}
          note={<p className="qs-quiet qs-small">{words.takesNote}</p>}
        />
      )}
    </div>
  )
})

/** Two beside each other; one on the phone, where four fifths of its width are dense enough. */
const sizes = '(max-width: 767px) calc(80vw - 26px), (max-width: 1279px) 46vw, 340px'

function still(picture: ExamplePicture, index: number): Take {
  return {
    // Named by its place: until the next sample's picture is there, the one before stays.
    picture: <StillMeme key={index} picture={picture} sizes={sizes} first={index === 0} />,
    heightByWidth: picture.heightPx / picture.widthPx,
  }
}

/** A meme, whoever painted it. */
export interface Take {
  picture: ReactNode
  heightByWidth: number
}

interface TakesFrameProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  takes: readonly Take[]
  /** Under the tallest. */
  note: ReactNode
}

/** The tallest stands alone, the others in their order beside it. */
export function TakesFrame({ title, aside, takes, note }: TakesFrameProps) {
  const alone = tallest(takes)
  return (
    <>
      <div className={styles.head}>
        <h2 className={`qs-display-4 ${styles.title}`}>{title}</h2>
        {aside}
      </div>
      <div className={styles.takes}>
        <div className={styles.column}>
          {takes.filter((take) => take !== alone).map(({ picture }) => picture)}
        </div>
        <div className={styles.column}>
          {alone?.picture}
          {note}
        </div>
      </div>
    </>
  )
}

export function tallest<Item extends { heightByWidth: number }>(items: readonly Item[]): Item | undefined {
  return items.toSorted((a, b) => b.heightByWidth - a.heightByWidth)[0]
}
