'use client'

import { Switch } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { Button } from '@/components/button'
import { Dialog } from '@/components/dialog'
import type { Result } from '@/contracts/meme-shapes'
import styles from './share-dialog.module.css'
import { SharedLink } from './shared-link'
import { type SharedOf, useShareMeme } from './use-share-meme'

interface ShareDialogProps {
  meme: SharedOf
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange?: ((result: Result) => void) | undefined
  /** Where the focus goes when it closes; to what had it before when absent. */
  returnFocusTo?: HTMLElement | null
}

/** Sharing a meme: the link, whether the sentence goes with it, and the end of both. */
export function ShareDialog({ meme, isOpen, onOpen, onChange, returnFocusTo }: ShareDialogProps) {
  const { t } = useT()
  const sharing = useShareMeme(meme, onChange)
  const { shareUrl, isBusy, hasFailed } = sharing
  const isShared = shareUrl !== null
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpen}>
      <Dialog.Content
        maxWidth="480px"
        className={styles.dialog}
        onCloseAutoFocus={(event) => {
          if (!returnFocusTo?.isConnected) return
          event.preventDefault()
          returnFocusTo.focus()
        }}
      >
        <Dialog.Title className="qs-display-3">
          {t(isShared ? 'share.titleShared' : 'share.title')}
        </Dialog.Title>
        <Dialog.Description className={styles.text}>
          {t(isShared ? 'share.textShared' : 'share.text')}
        </Dialog.Description>
        {isShared && <SharedLink address={shareUrl} altText={meme.altText} onCopy={sharing.copy} />}
        {meme.promptId !== null && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the switch within is the control
          <label className={styles.choice}>
            <span>
              <b>{t('share.include')}</b>
              <span className="qs-quiet qs-small">{t('share.includeHelp')}</span>
            </span>
            <Switch
              size="3"
              checked={sharing.includesPrompt}
              disabled={isBusy}
              onCheckedChange={sharing.includePrompt}
            />
          </label>
        )}
        {hasFailed && (
          <p role="alert" className={styles.failure}>
            {t('share.failed')}
          </p>
        )}
        <div className={styles.actions}>
          {isShared ? (
            <button type="button" className={styles.end} disabled={isBusy} onClick={sharing.end}>
              {t('share.end')}
            </button>
          ) : (
            <Button disabled={isBusy} onClick={sharing.begin}>
              {t('share.begin')}
            </Button>
          )}
          <Dialog.Close>
            <Button tone="paper">{t(isShared ? 'share.done' : 'share.keepPrivate')}</Button>
          </Dialog.Close>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  )
}
