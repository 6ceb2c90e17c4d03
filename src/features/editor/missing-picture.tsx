import { useT } from 'next-i18next/client'
import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
import styles from './editor-entry.module.css'

/** Stands in for the editor when the meme or picture of the address is missing. */
export function MissingPicture({ kind }: { kind: 'meme' | 'picture' }) {
  const { t } = useT()
  const { title, text, way, href } =
    kind === 'meme'
      ? {
          title: t('editor.missing.title'),
          text: t('editor.missing.text'),
          way: t('editor.missing.library'),
          href: '/library',
        }
      : {
          title: t('editor.missingPicture.title'),
          text: t('editor.missingPicture.text'),
          way: t('editor.missingPicture.templates'),
          href: '/templates',
        }
  return (
    <PictureScreen
      picture={<Picture src="/art/shrug.webp" alt="" width={800} height={640} className={styles.drawing} />}
      title={title}
      text={text}
      actions={<ButtonLink href={href}>{way}</ButtonLink>}
    />
  )
}
