import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { Picture } from '@/components/picture'
import type { Result } from '@/contracts/meme-shapes'
import { imageUrlAs } from './image-format'
import styles from './served-picture.module.css'

interface ServedPictureProps {
  result: Result
  onShown: (() => void) | undefined
  onDrawAgain: () => void
}

/** The server's picture of a meme that the browser could not paint; if that fails too, a way to try again. */
export function ServedPicture({ result, onShown, onDrawAgain }: ServedPictureProps) {
  const { t } = useT()
  const [isSmudged, setSmudged] = useState(false)
  if (!isSmudged) {
    return (
      <Picture
        src={imageUrlAs(result.imageUrl, 'webp')}
        alt={result.altText}
        onLoad={onShown}
        onError={() => setSmudged(true)}
      />
    )
  }
  return (
    <div className={styles.smudged}>
      <p className={styles.words}>
        {t('memeCard.smudged')}{' '}
        <button type="button" className={styles.again} onClick={onDrawAgain}>
          {t('memeCard.drawAgain')}
        </button>
      </p>
    </div>
  )
}
