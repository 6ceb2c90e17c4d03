import { useT } from 'next-i18next/client'
import { FileZipIcon } from '@/components/icons/file-zip-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import { XIcon } from '@/components/icons/x-icon'
import type { LibraryPicture } from './library-picture'
import styles from './selection-bar.module.css'
import { useZip } from './use-zip'

interface SelectionBarProps {
  picked: readonly LibraryPicture[]
  onDelete: () => void
  onClear: () => void
}

/** Actions on all picked pictures; shown while any is picked. */
export function SelectionBar({ picked, onDelete, onClear }: SelectionBarProps) {
  const { t } = useT()
  const { zip, percent, cancel } = useZip()
  const isFolding = percent !== undefined
  const isEmpty = picked.length === 0
  return (
    <div
      role="toolbar"
      aria-label={t('library.picked.bar')}
      className={`qs-on-ink ${styles.bar}`}
      data-bottom-bar
    >
      <b role="status" className={styles.count}>
        {isFolding
          ? t('library.zip.folding', { percent })
          : isEmpty
            ? t('library.picked.none')
            : t('library.picked.count', { count: picked.length })}
      </b>
      {!isFolding && (
        <>
          <button type="button" disabled={isEmpty} onClick={() => zip(picked)}>
            <FileZipIcon size={21} />
            {t('library.picked.zip')}
          </button>
          <button type="button" disabled={isEmpty} onClick={onDelete}>
            <TrashIcon size={21} />
            {t('library.picked.delete')}
          </button>
        </>
      )}
      <button
        type="button"
        className={styles.clear}
        aria-label={t(isFolding ? 'library.zip.cancel' : 'library.picked.clear')}
        onClick={isFolding ? cancel : onClear}
      >
        <XIcon size={20} />
      </button>
    </div>
  )
}
