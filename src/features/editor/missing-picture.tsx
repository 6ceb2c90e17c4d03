import { ButtonLink } from '@/components/button'
import { Picture } from '@/components/picture'
import { PictureScreen } from '@/components/picture-screen'
import styles from './editor-entry.module.css'

interface MissingPictureProps {
  title: string
  text: string
  /** The way on. */
  link: { href: string; label: string }
}

/** Stands in for the editor when there is nothing to open at the address. */
export function MissingPicture({ title, text, link: { href, label } }: MissingPictureProps) {
  return (
    <PictureScreen
      picture={<Picture src="/art/shrug.webp" alt="" width={800} height={640} className={styles.drawing} />}
      title={title}
      text={text}
      actions={<ButtonLink href={href}>{label}</ButtonLink>}
    />
  )
}
