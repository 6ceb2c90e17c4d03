import { getT } from '@/i18n/server'
import type { ExamplePicture } from './example-picture'
import frame from './landing-frame.module.css'
import styles from './meme-wall.module.css'
import { StillMeme } from './still-meme'

/** px of the row, as its style sheet says. */
const heightPx = 300
const phoneHeightPx = 250

function sizesOf({ widthPx, heightPx: pictureHeightPx }: ExamplePicture): string {
  const at = (height: number) => `${Math.ceil((height * widthPx) / pictureHeightPx)}px`
  return `(max-width: 767px) ${at(phoneHeightPx)}, ${at(heightPx)}`
}

/** The same sentence on twelve templates, in a row that scrolls. */
export async function MemeWall({ memes }: { memes: ExamplePicture[] }) {
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
          <StillMeme key={meme.src} picture={meme} className={styles.meme} sizes={sizesOf(meme)} />
        ))}
      </section>
    </section>
  )
}
