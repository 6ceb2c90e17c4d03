import { useT } from 'next-i18next/client'
import { useEffect, useState } from 'react'
import styles from './meme-card.module.css'
import { kilobytesOf, readFileSize } from './read-file-size'

/** Size of the file once it is known: people check it before they send a GIF. */
export function FileSize({ imageUrl }: { imageUrl: string }) {
  const { t } = useT()
  const [bytes, setBytes] = useState<number | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    readFileSize(imageUrl, leaving.signal).then(setBytes, () => setBytes(null))
    return () => leaving.abort()
  }, [imageUrl])
  if (bytes === null) return null
  return <span className={styles.size}>{t('memeCard.fileSize', { kilobytes: kilobytesOf(bytes) })}</span>
}
