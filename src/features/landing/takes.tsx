'use client'

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { memo } from 'react'
import { Press } from '@/components/press'
import { rememberDemo } from '@/lib/remembered-demo'
import type { ExampleMeme } from './example-meme'
import { filled, type HeroWords } from './hero-words'
import { LandingMeme } from './landing-meme'
import type { Sample } from './landing-words'
import styles from './takes.module.css'
import type { OwnTakes } from './use-demo'

interface TakesProps {
  words: HeroWords
  sample: Sample
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
  const { alone, others } = arranged(own?.memes ?? sample.takes)
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
        <div className={styles.column}>
          {others.map((meme, index) => (
            <LandingMeme key={keyOf(meme)} meme={meme} first={index === 0} />
          ))}
        </div>
        <div className={styles.column}>
          {alone && <LandingMeme key={keyOf(alone)} meme={alone} />}
          {own && alone ? (
            <OwnActions words={words} own={own} meme={alone} />
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

const keyOf = ({ document }: ExampleMeme) => JSON.stringify([document.imageName, document.captions])

/** The tallest meme, and the two others in their order. */
function arranged(memes: readonly ExampleMeme[]): { alone: ExampleMeme | undefined; others: ExampleMeme[] } {
  const height = ({ document }: ExampleMeme) => document.pictureHeightPx / document.pictureWidthPx
  const alone = memes.toSorted((a, b) => height(b) - height(a))[0]
  return { alone, others: memes.filter((meme) => meme !== alone) }
}
