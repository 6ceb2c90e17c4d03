import { useT } from 'next-i18next/client'
import { type RefObject, useRef } from 'react'
import { ImageSquareIcon } from '@/components/icons/image-square-icon'
import { OutlineButton } from '@/components/outline-button'
import { uploadBytesMax } from '@/contracts/themed-upload'
import styles from './picture-chooser.module.css'

interface PictureChooserProps {
  button: RefObject<HTMLButtonElement | null>
  /** A file is held over the page. */
  isHeld: boolean
  onFile: (file: File) => void
}

/** The drop zone for an own picture; on a phone the button offers the camera too. */
export function PictureChooser({ button, isHeld, onFile }: PictureChooserProps) {
  const { t } = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <section aria-label={t('themed.picture')} className={`${styles.chooser} ${isHeld ? styles.held : ''}`}>
      <ImageSquareIcon size={46} />
      <p className={styles.how}>{isHeld ? t('themed.dropNow') : t('themed.drop')}</p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Otherwise the same file, chosen once more, would be no change.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <OutlineButton ref={button} size="3" className={styles.button} onClick={() => input.current?.click()}>
        {t('themed.choose')}
      </OutlineButton>
      <p className="qs-small qs-quiet">{t('themed.formats', { max: uploadBytesMax / 1024 / 1024 })}</p>
    </section>
  )
}
