'use client'

import { useRouter } from 'next/navigation'
import { useT } from 'next-i18next/client'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'
import styles from './share-page.module.css'

export interface OwnerLineProps {
  id: string
  hasPrompt: boolean
  altText: string
  shareUrl: string
  sharesPrompt: boolean
}

/** For the owner: says that the meme is shared, with the switch. The page reloads after each change. */
export function OwnerLine({ id, hasPrompt, altText, shareUrl, sharesPrompt }: OwnerLineProps) {
  const { t } = useT()
  const router = useRouter()
  const promptId = hasPrompt ? id : null
  const { openShare, shareDialog } = useShareDialog({ id, promptId, altText, shareUrl, sharesPrompt }, () =>
    router.refresh(),
  )
  return (
    <p className={styles.owner}>
      {t('share.yours')}{' '}
      <button type="button" className="qs-link" onClick={openShare}>
        {t('share.change')}
      </button>
      {shareDialog}
    </p>
  )
}
