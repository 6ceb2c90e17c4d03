import { Logo } from '@/components/logo'
import { PressLink } from '@/components/press'
import { getT } from '@/i18n/server'
import { CaptionedPicture } from '@/lib/captioned-picture/captioned-picture'
import { template } from '@/templates/fork-in-road/template'
import styles from './not-found-screen.module.css'

/** A road that ends here; its signs name the two that go on. */
export async function NotFoundScreen() {
  const { t } = await getT()
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Logo />
      </header>
      <main className={styles.body}>
        <CaptionedPicture
          template={template}
          altText={t('notFound.pictureAlt')}
          words={{ good: t('notFound.create'), bad: t('notFound.here'), who: t('notFound.you') }}
        />
        <div>
          <h1 className="qs-display-2">{t('notFound.title')}</h1>
          <p className={`qs-lead ${styles.text}`}>{t('notFound.text')}</p>
          <div className={styles.actions}>
            <PressLink large href="/create">
              {t('notFound.create')}
            </PressLink>
            <PressLink large tone="paper" href="/">
              {t('notFound.home')}
            </PressLink>
          </div>
        </div>
      </main>
    </div>
  )
}
