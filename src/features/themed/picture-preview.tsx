import { useT } from 'next-i18next/client'
import type { RefObject } from 'react'
import { IconAction } from '@/components/icon-action'
import { XIcon } from '@/components/icons/x-icon'
import { Picture } from '@/components/picture'
import type { ChosenPicture } from './chosen-picture'
import styles from './picture-preview.module.css'

interface PicturePreviewProps {
  /** Takes the focus from the button that chose the picture. */
  figure: RefObject<HTMLElement | null>
  picture: ChosenPicture
  onRemove: () => void
}

/** The whole chosen picture, and a button to remove it. */
export function PicturePreview({ figure, picture, onRemove }: PicturePreviewProps) {
  const { t } = useT()
  const { title, description, address, widthPx, heightPx } = picture
  return (
    <figure ref={figure} tabIndex={-1} aria-label={t('themed.chosen', { title })} className={styles.figure}>
      <div className={styles.stage}>
        <Picture src={address} alt={description} width={widthPx} height={heightPx} />
      </div>
      <figcaption className={styles.caption}>
        <b>{title}</b>
        <IconAction name={t('themed.remove', { title })} strong onClick={onRemove}>
          <XIcon size={20} />
        </IconAction>
      </figcaption>
    </figure>
  )
}
