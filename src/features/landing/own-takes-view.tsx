import { Button } from '@/components/button'
import { ArrowsClockwiseIcon } from '@/components/icons/arrows-clockwise-icon'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { rememberDemo } from '@/lib/remembered-demo'
import type { ExampleMeme } from './example-meme'
import { filled } from './filled'
import type { HeroWords } from './hero-words'
import { LiveMeme } from './live-meme'
import type { OwnTakes, OwnTakesViewProps } from './own-takes'
import { TakesFrame, tallest } from './takes'
import styles from './takes.module.css'

const signUpAddress = `/login?${new URLSearchParams({ mode: 'sign-up', next: '/create/kept' })}`

/** Three memes of the visitor's own sentence, painted here, and what can be done with them. */
export function OwnTakesView({ words, own, onAgain }: OwnTakesViewProps) {
  const takes = own.memes.map((meme) => ({
    meme,
    picture: <LiveMeme key={JSON.stringify([meme.document.imageName, meme.document.captions])} meme={meme} />,
    heightByWidth: meme.document.pictureHeightPx / meme.document.pictureWidthPx,
  }))
  const alone = tallest(takes)?.meme
  return (
    <TakesFrame
      title={words.takes}
      aside={
        <>
          <span className="qs-quiet qs-small">
            {filled(words.drawnIn, { seconds: (own.tookMs / 1000).toFixed(1) })}
          </span>
          <button type="button" className={styles.again} onClick={onAgain}>
            <ArrowsClockwiseIcon size={17} /> {words.again}
          </button>
        </>
      }
      takes={takes}
      note={alone && <OwnActions words={words} own={own} meme={alone} />}
    />
  )
}

function OwnActions({ words, own, meme }: { words: HeroWords; own: OwnTakes; meme: ExampleMeme }) {
  const name = `${meme.document.imageName}.png`
  return (
    <div className={styles.actions}>
      <Button
        type="button"
        tone="paper"
        onClick={async () => (await import('./download-meme')).downloadMeme(meme.document, name)}
      >
        <DownloadSimpleIcon size={18} /> {words.download}
      </Button>
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
