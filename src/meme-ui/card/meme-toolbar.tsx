'use client'

import { useT } from 'next-i18next/client'
import { lazy, type ReactNode } from 'react'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import type { Result } from '@/contracts/meme-shapes'
import { DownloadButton } from './download-button'
import { LockButton } from './lock-button'
import type { MemeActions } from './meme-actions'
import styles from './meme-card.module.css'
import { MoreButton } from './more-button'
import { StarButton } from './star-button'
import { useCopyMeme } from './use-copy-meme'

const DownloadMenu = lazy(() => import('./download-menu').then((part) => ({ default: part.DownloadMenu })))

interface MemeToolbarProps {
  result: Result
  onStar: (resultId: string, starred: boolean) => Promise<void>
  actions?: MemeActions
  /** More of them, between downloading and "more". */
  children?: ReactNode
}

const noActions: MemeActions = {}

/** Star, lock, copy, download; the rest under "more". Always visible, each named with the meme that it acts on. */
export function MemeToolbar({ result, onStar, actions = noActions, children }: MemeToolbarProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(result)
  return (
    <div className={styles.actions}>
      <StarButton result={result} onStar={onStar} />
      {actions.lock && <LockButton result={result} lock={actions.lock} />}
      <IconAction name={t('memeCard.copyImage', { name: result.altText })} onClick={copyPicture}>
        <CopyIcon size={20} />
      </IconAction>
      <DownloadButton
        altText={result.altText}
        menu={(trigger) => <DownloadMenu result={result} trigger={trigger} />}
      />
      {children}
      <MoreButton result={result} actions={actions} />
    </div>
  )
}
