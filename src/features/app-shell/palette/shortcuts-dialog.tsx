'use client'

import { useT } from 'next-i18next/client'
import { Dialog } from '@/components/dialog'
import { OutlineButton } from '@/components/outline-button'
import styles from './shortcuts-dialog.module.css'

interface ShortcutsDialogProps {
  isOpen: boolean
  onClose: () => void
  onClosed: (event: Event) => void
}

/** Keys and what they do, in order. The editor has a list of its own. */
const shortcuts = [
  { keys: ['Ctrl', 'K'], does: 'shortcuts.palette' },
  { keys: ['Ctrl', 'Enter'], does: 'shortcuts.make' },
  { keys: ['Esc'], does: 'shortcuts.escape' },
  { keys: ['?'], does: 'shortcuts.list' },
] as const

export function ShortcutsDialog({ isOpen, onClose, onClosed }: ShortcutsDialogProps) {
  const { t } = useT()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Content maxWidth="460px" aria-describedby={undefined} onCloseAutoFocus={onClosed}>
        <Dialog.Title className={`qs-display-3 ${styles.title}`}>{t('shortcuts.title')}</Dialog.Title>
        <dl className={styles.keys}>
          {shortcuts.map(({ keys, does }) => (
            <div key={does} className={styles.row}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
        </dl>
        <p className="qs-quiet qs-small">{t('shortcuts.mac')}</p>
        <Dialog.Close>
          <OutlineButton size="3" className={styles.close}>
            {t('shortcuts.close')}
          </OutlineButton>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  )
}
