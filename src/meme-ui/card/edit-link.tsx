import Link from 'next/link'
import { useT } from 'next-i18next/client'
import styles from './edit-link.module.css'

interface EditLinkProps {
  resultId: string
  /** The meme in words. */
  name: string
}

/** Overlay of a stored meme that links to the editor; labelled on hover and focus. */
export function EditLink({ resultId, name }: EditLinkProps) {
  const { t } = useT()
  return (
    <Link
      href={`/edit/${resultId}`}
      prefetch={false}
      aria-label={t('memeCard.editNamed', { name })}
      className={styles.link}
    >
      <span aria-hidden className={styles.pill}>
        {t('memeCard.edit')}
      </span>
    </Link>
  )
}
