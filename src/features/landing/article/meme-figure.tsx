import type { ReactNode } from 'react'
import { editAddress, memeAddress } from '@/content/meme-address'
import type { PageMeme } from '@/content/page'
import { getT } from '@/i18n/server'
import { type ExampleMeme, exampleMeme } from '../example-meme'
import { LandingMeme } from '../landing-meme'
import styles from './article.module.css'

/**
 * One fills the measure, several share it and hang out of it a little; on the phone each has the whole width. There
 * four fifths of it are asked for: nobody sees the difference on so dense a screen, and it is a third of the bytes.
 *
 * @param share of the row, 0..1
 */
function sizesOf(share: number): string {
  const widthPx = Math.round((share < 1 ? 900 : 680) * share)
  return `(max-width: 767px) calc(80vw - 26px), ${widthPx}px`
}

/** Width to height: memes that share a row by it are equally high. */
function shapeOf({ document }: ExampleMeme): number {
  return document.pictureWidthPx / document.pictureHeightPx
}

interface MemeFigureProps {
  memes: readonly PageMeme[]
  /** Caption of the memes. */
  note: ReactNode
  /** On the first screen. */
  first?: boolean
}

/** One to three memes, painted in the page from their documents, with what to see in them underneath. */
export async function MemeFigure({ memes, note, first = false }: MemeFigureProps) {
  const { t } = await getT()
  const [only] = memes
  const examples = memes.map(({ template, words }) => exampleMeme(template, words))
  const rowShape = examples.reduce((sum, example) => sum + shapeOf(example), 0)
  return (
    <figure className={memes.length > 1 ? `${styles.figure} ${styles.several}` : styles.figure}>
      <div className={styles.memes}>
        {examples.map((example) => (
          <div key={example.altText} style={{ flexGrow: shapeOf(example) }}>
            <LandingMeme meme={example} sizes={sizesOf(shapeOf(example) / rowShape)} first={first} />
          </div>
        ))}
      </div>
      <figcaption className={styles.note}>
        <span>{note}</span>
        {memes.length === 1 && only && (
          <span className={styles.ways}>
            <a href={editAddress(only)} className="qs-link">
              {t('article.edit')}
            </a>
            <a href={memeAddress(only)} className="qs-link">
              {t('article.asPicture')}
            </a>
          </span>
        )}
      </figcaption>
    </figure>
  )
}
