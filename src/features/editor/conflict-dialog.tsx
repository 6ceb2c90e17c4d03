import { useT } from 'next-i18next/client'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import foot from '@/components/dialog-actions.module.css'
import { Picture } from '@/components/picture'
import type { Result } from '@/contracts/meme-shapes'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import styles from './dialogs.module.css'

interface ConflictDialogProps {
  theirs: Result
  onMine: () => void
  onTheirs: () => void
}

/** The meme was changed elsewhere: the person chooses which version stays. */
export function ConflictDialog({ theirs, onMine, onTheirs }: ConflictDialogProps) {
  const { t } = useT()
  return (
    <AlertDialog.Root open>
      <AlertDialog.Content maxWidth="460px">
        <AlertDialog.Title className="qs-display-3">{t('editor.conflict.title')}</AlertDialog.Title>
        <AlertDialog.Description className={styles.text}>{t('editor.conflict.text')}</AlertDialog.Description>
        <Picture
          src={`${imageUrlAs(theirs.imageUrl, 'webp')}?width=480`}
          alt={t('editor.conflict.theirs', { altText: theirs.altText })}
          className={styles.theirs}
        />
        <div className={`${foot.actions} ${styles.actions}`}>
          <Button tone="paper" onClick={onTheirs}>
            {t('editor.conflict.takeTheirs')}
          </Button>
          <Button onClick={onMine}>{t('editor.conflict.keepMine')}</Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
