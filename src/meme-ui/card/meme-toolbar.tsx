'use client'

import { lazy, type ReactNode } from 'react'
import type { Result } from '@/contracts/meme-shapes'
import { CopyAndDownload } from './copy-and-download'
import { LockButton } from './lock-button'
import type { MemeActions } from './meme-actions'
import styles from './meme-card.module.css'
import { MoreButton } from './more-button'
import { StarButton } from './star-button'

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
  return (
    <div className={styles.actions}>
      <StarButton result={result} onStar={onStar} />
      {actions.lock && <LockButton result={result} lock={actions.lock} />}
      <CopyAndDownload
        picture={result}
        menu={(trigger) => <DownloadMenu result={result} trigger={trigger} />}
      />
      {children}
      <MoreButton result={result} actions={actions} />
    </div>
  )
}
