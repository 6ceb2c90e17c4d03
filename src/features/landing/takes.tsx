'use client'

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { memo, type ReactElement } from 'react'
import { Press } from '@/components/press'
import { rememberDemo } from '@/lib/remembered-demo'
import type { ExampleMeme } from './example-meme'
import type { ExamplePicture } from './example-picture'
import { filled, type HeroWords } from './hero-words'
import type { Sample } from './landing-words'
import { LiveMeme } from './live-meme'
import { StillMeme } from './still-meme'
import styles from './takes.module.css'
import type { OwnTakes } from './use-demo'

interface TakesProps {
  words: HeroWords
  sample: Sample<ExamplePicture>
  /** Shown in place of the sample's, once there are any. */
  own: OwnTakes | null
  busy: boolean
  onAgain: () => void
}

const signUpAddress = `/login?${new URLSearchParams({ mode: 'sign-up', next: '/create/kept' })}`

/**
 * Three memes that answer a sentence. Every sample uses the same templates, so changing it moves nothing; of the
 * visitor's own the tallest stands alone. Typing beside them paints nothing anew.
 */
export const Takes = memo(function Takes({ words, sample, own, busy, onAgain }: TakesProps) {
  const takes = own ? own.memes.map(ofOwn) : sample.takes.map(ofSample)
  const { alone, others } = arranged(takes)
  return (
    <div aria-busy={busy} className={busy ? styles.busy : undefined}>
      <div className={styles.head}>
        <h2 className={`qs-display-4 ${styles.title}`}>{words.takes}</h2>
        {own && (
          <>
            <span className="qs-quiet qs-small">
              {filled(words.drawnIn, { seconds: (own.tookMs / 1000).toFixed(1) })}
            </span>
            <button type="button" className={styles.again} onClick={onAgain}>
              <ArrowsClockwiseIcon size={17} weight="bold" aria-hidden /> {words.again}
            </button>
          </>
        )}
      </div>
      <p className="qs-hidden" role="status">
        {busy ? words.choosing : filled(words.takesOf, { sentence: own?.text ?? sample.sentence })}
      </p>
      <div className={styles.takes}>
        <div className={styles.column}>{others.map(({ picture }) => picture)}</div>
        <div className={styles.column}>
          {alone?.picture}
          {own && alone?.meme ? (
            <OwnActions words={words} own={own} meme={alone.meme} />
          ) : (
            <p className="qs-quiet qs-small">{words.takesNote}</p>
          )}
        </div>
      </div>
    </div>
  )
})

function OwnActions({ words, own, meme }: { words: HeroWords; own: OwnTakes; meme: ExampleMeme }) {
  const name = `${meme.document.imageName}.png`
  return (
    <div className={styles.actions}>
      <Press
        type="button"
        tone="paper"
        onClick={async () => (await import('./download-meme')).downloadMeme(meme.document, name)}
      >
        <DownloadSimpleIcon size={18} weight="bold" aria-hidden /> {words.download}
      </Press>
      <a
        href={signUpAddress}
        className={styles.keep}
        onClick={() => rememberDemo(localStorage, own, Date.now())}
      >
        {words.keep}
      </a>
    </div>
  )
}

/** A meme of either kind, as it is shown. */
interface Take {
  picture: ReactElement
  heightByWidth: number
  /** Where it is the visitor's own. */
  meme: ExampleMeme | null
}

/** Two beside each other, one on the phone. */
const sizes = '(max-width: 767px) calc(100vw - 32px), (max-width: 1279px) 46vw, 340px'

function ofSample(picture: ExamplePicture, index: number): Take {
  return {
    // Named by its place: until the next sample's picture is there, the one before stays.
    picture: <StillMeme key={index} picture={picture} sizes={sizes} first={index === 0} />,
    heightByWidth: picture.heightPx / picture.widthPx,
    meme: null,
  }
}

function ofOwn(meme: ExampleMeme): Take {
  const { document } = meme
  return {
    picture: <LiveMeme key={JSON.stringify([document.imageName, document.captions])} meme={meme} />,
    heightByWidth: document.pictureHeightPx / document.pictureWidthPx,
    meme,
  }
}

/** The tallest meme, and the two others in their order. */
function arranged(takes: readonly Take[]): { alone: Take | undefined; others: Take[] } {
  const alone = takes.toSorted((a, b) => b.heightByWidth - a.heightByWidth)[0]
  return { alone, others: takes.filter((take) => take !== alone) }
}
