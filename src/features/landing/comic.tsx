import { BubbleTail } from '@/components/bubble-tail'
import { Picture } from '@/components/picture'
import type { JokeShape } from '@/core/template/template'
import { getT } from '@/i18n/server'
import type { TemplateName } from '@/templates/generated/name-list'
import styles from './comic.module.css'
import type { ExamplePicture } from './example-picture'
import { StillMeme } from './still-meme'

/** The templates that the second panel flips through, and the chosen one. */
const shapes = [
  { shape: 'temptation', template: 'side-glance' },
  { shape: 'escalation', template: 'big-ideas' },
  { shape: 'denial', template: 'calm-in-chaos' },
  { shape: 'dilemma', template: 'two-buttons' },
  { shape: 'undeserved-reward', template: 'podium' },
  { shape: 'hidden-depth', template: 'iceberg' },
] as const satisfies readonly { shape: JokeShape; template: TemplateName }[]
const chosenShape = 'escalation'

/** How it works, in three panels. */
export async function Comic({ meme }: { meme: ExamplePicture }) {
  const { t } = await getT()
  return (
    <section className={styles.section}>
      <h2 className="qs-display-2">{t('landing.comic.title')}</h2>
      <ol className={styles.strip}>
        <li className={`${styles.panel} ${styles.complain}`}>
          <h3>{t('landing.comic.complain')}</h3>
          <div className={`qs-ink-b ${styles.bubble}`}>
            <p>{t('landing.comic.complaint')}</p>
            <BubbleTail />
          </div>
          <Picture src="/art/glasses.webp" alt="" width={560} height={560} loading="lazy" />
        </li>
        <li className={`${styles.panel} ${styles.choose}`}>
          <h3>{t('landing.comic.shape')}</h3>
          <ul>
            {shapes.map(({ shape, template }) => (
              <li key={shape} className={shape === chosenShape ? styles.chosen : undefined}>
                <Picture
                  src={`/templates/${template}-320.webp`}
                  alt=""
                  width={320}
                  height={320}
                  loading="lazy"
                />
                {t(`landing.comic.shapes.${shape}`)}
                {shape === chosenShape && <span className="qs-hidden">, {t('landing.comic.chosen')}</span>}
              </li>
            ))}
          </ul>
        </li>
        <li className={`${styles.panel} ${styles.seen}`}>
          <h3>{t('landing.comic.seen')}</h3>
          <StillMeme picture={meme} className={styles.meme} sizes="210px" />
          <Picture src="/art/hijab.webp" alt="" width={560} height={560} loading="lazy" />
        </li>
      </ol>
    </section>
  )
}
