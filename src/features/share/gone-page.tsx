import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
import { getT } from '@/i18n/server'
import styles from './gone-page.module.css'

/** Where a shared meme was, or never was: the page cannot say which, and does not have to. */
export async function GonePage() {
  const { t } = await getT()
  return (
    <PictureScreen
      picture={<Picture src="/art/shrug.webp" alt="" width={700} height={520} className={styles.drawing} />}
      title={t('share.goneTitle')}
      text={t('share.goneText')}
      actions={
        <ButtonLink large href="/create">
          {t('share.goneMake')}
        </ButtonLink>
      }
    />
  )
}
