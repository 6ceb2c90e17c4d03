import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import foot from '@/components/dialog-actions.module.css'
import styles from './dialogs.module.css'

interface ShortcutsDialogProps {
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Every key of the editor. */
export function ShortcutsDialog({ isOpen, onOpen }: ShortcutsDialogProps) {
  const { t } = useT()
  const shortcuts = Object.values(
    t('editor.shortcuts.list', { returnObjects: true }) as Record<string, { keys: string; does: string }>,
  )
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Content maxWidth="560px">
        <Dialog.Title className="qs-display-3">{t('editor.shortcuts.title')}</Dialog.Title>
        <Dialog.Description className={styles.text}>{t('editor.shortcuts.lead')}</Dialog.Description>
        <dl className={styles.keys}>
          {shortcuts.map(({ keys, does }) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <div className={`${foot.actions} ${styles.actions}`}>
          <Dialog.Close>
            <Button tone="paper">{t('editor.close')}</Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
