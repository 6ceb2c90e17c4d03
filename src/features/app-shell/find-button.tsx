'use client'

import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass'
import { useT } from 'next-i18next/client'
import styles from './find-button.module.css'
import { usePalette } from './palette/palette-context'

/** Opens the command palette, and names its key. */
export function FindButton() {
  const { t } = useT()
  const { openPalette, prepare } = usePalette()
  return (
    <button
      type="button"
      className={styles.find}
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={openPalette}
    >
      <MagnifyingGlassIcon weight="bold" aria-hidden />
      <span className={styles.long}>{t('palette.open')}</span>
      <span className={styles.short} aria-hidden>
        {t('palette.openShort')}
      </span>
      <kbd aria-hidden>{t('palette.key')}</kbd>
    </button>
  )
}
