import { memeAddress } from '@/content/meme-address'
import type { PageMeme } from '@/content/page'
import { getT } from '@/i18n/server'
import { exampleMeme } from '../example-meme'
import { LandingMeme } from '../landing-meme'
import styles from './article.module.css'

/**
 * One fills the measure, several share it and hang out of it a little; on the phone each has the whole width. There
 * four fifths of it are asked for: nobody sees the difference on so dense a screen, and it is a third of the bytes.
 */
function sizesOf(count: number): string {
  const sharePx = Math.round((count > 1 ? 900 : 680) / count)
  return `(max-width: 767px) calc(80vw - 26px), ${sharePx}px`
}

interface MemeFigureProps {
  memes: readonly PageMeme[]
  /** What to see in them. */
  note: string
  /** On the first screen. */
  first?: boolean
}

/** One to three memes, painted in the page from their documents, with what to see in them underneath. */
export async function MemeFigure({ memes, note, first = false }: MemeFigureProps) {
  const { t } = await getT()
  const [only] = memes
  return (
    <figure className={memes.length > 1 ? `${styles.figure} ${styles.several}` : styles.figure}>
      <div className={styles.memes}>
        {memes.map(({ template, words }) => (
          <LandingMeme
            key={`${template}:${Object.values(words).join()}`}
            meme={exampleMeme(template, words)}
            sizes={sizesOf(memes.length)}
            first={first}
          />
        ))}
      </div>
      <figcaption className={styles.note}>
        <span>{note}</span>
        {memes.length === 1 && only && (
          <a href={memeAddress(only)} className="qs-link">
            {t('article.asPicture')}
          </a>
        )}
      </figcaption>
    </figure>
  )
}
