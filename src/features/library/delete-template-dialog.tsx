import { useT } from 'next-i18next/client'
import { AlertDialog } from '@/components/alert-dialog'
import { Button } from '@/components/button'
import foot from '@/components/dialog-actions.module.css'
import type { Template } from '@/contracts/search'
import styles from './delete-template-dialog.module.css'

interface DeleteTemplateDialogProps {
  /** The template to delete; null while the dialog is closed. */
  template: Template | undefined
  isBusy: boolean
  onKeep: () => void
  onDelete: (template: Template) => void
}

/** Deleting an own picture deletes the memes on it, so it asks first and has no undo. */
export function DeleteTemplateDialog({ template, isBusy, onKeep, onDelete }: DeleteTemplateDialogProps) {
  const { t } = useT()
  return (
    <AlertDialog.Root open={template !== undefined} onOpenChange={(isOpen) => !isOpen && onKeep()}>
      <AlertDialog.Content maxWidth="460px">
        <AlertDialog.Title className="qs-display-3">
          {t('library.template.deleteTitle', { name: template?.title })}
        </AlertDialog.Title>
        <AlertDialog.Description className={styles.text}>
          {t('library.template.deleteText')}
        </AlertDialog.Description>
        <div className={foot.actions}>
          <AlertDialog.Cancel>
            <Button tone="paper">{t('library.keep')}</Button>
          </AlertDialog.Cancel>
          <Button tone="danger" disabled={isBusy} onClick={() => template && onDelete(template)}>
            {t('library.template.deleteNow')}
          </Button>
        </div>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
