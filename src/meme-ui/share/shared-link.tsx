import { TextField } from '@radix-ui/themes'
import { useT } from 'next-i18next/client'
import { useId } from 'react'
import { Button } from '@/components/button'
import { LinkSimpleIcon } from '@/components/icons/link-simple-icon'
import { ShareNetworkIcon } from '@/components/icons/share-network-icon'
import styles from './share-dialog.module.css'

interface SharedLinkProps {
  address: string
  altText: string
  onCopy: () => void
}

/** The link of a shared meme: to copy, to send with what the device has for it, to look at. */
export function SharedLink({ address, altText, onCopy }: SharedLinkProps) {
  const { t } = useT()
  const id = useId()
  // Drawn only once the dialog is open, so never on the server.
  const canSend = typeof navigator !== 'undefined' && typeof navigator.share === 'function'
  const send = () => {
    // Closing the share sheet of the device is no failure.
    navigator.share({ title: t('share.sendTitle'), text: altText, url: address }).catch(() => undefined)
  }
  return (
    <div className={styles.link}>
      <label htmlFor={id}>{t('share.link')}</label>
      <TextField.Root
        id={id}
        size="3"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.ways}>
        <Button onClick={onCopy}>
          <LinkSimpleIcon size={19} />
          {t('share.copy')}
        </Button>
        {canSend && (
          <Button tone="paper" onClick={send}>
            <ShareNetworkIcon size={19} />
            {t('share.send')}
          </Button>
        )}
        <a href={address} target="_blank" rel="noreferrer" className={`qs-link ${styles.look}`}>
          {t('share.look')}
        </a>
      </div>
    </div>
  )
}
