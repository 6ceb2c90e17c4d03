import { getT } from '@/i18n/server'
import type { ExampleMeme } from './example-meme'
import frame from './landing-frame.module.css'
import { LandingMeme } from './landing-meme'
import styles from './meme-wall.module.css'

/** Of the row, where it is highest. */
const heightPx = 300

function widthByHeight({ document }: ExampleMeme): number {
  return document.pictureWidthPx / document.pictureHeightPx
}

/** The same sentence on twelve templates, in a row that scrolls. */
export async function MemeWall({ memes }: { memes: ExampleMeme[] }) {
  const { t } = await getT()
  return (
    <section className={styles.section}>
      <div className={frame.wrap}>
        <h2 className="qs-display-2">{t('landing.wall.title')}</h2>
        <p className={`qs-lead ${styles.lead}`}>{t('landing.wall.lead')}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section className={styles.wall} aria-label={t('landing.wall.label')} tabIndex={0}>
        {memes.map((meme) => (
          <LandingMeme
            key={meme.document.imageName}
            meme={meme}
            className={styles.meme}
            sizes={`${Math.ceil(heightPx * widthByHeight(meme))}px`}
          />
        ))}
      </section>
    </section>
  )
}
