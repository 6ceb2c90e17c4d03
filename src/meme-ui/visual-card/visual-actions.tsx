'use client'

import { useT } from 'next-i18next/client'
import { lazy } from 'react'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import type { Visual } from '@/contracts/minimalist-visual'
import { DownloadButton } from '@/meme-ui/card/download-button'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'

const VisualDownloadMenu = lazy(() =>
  import('./visual-download-menu').then((part) => ({ default: part.VisualDownloadMenu })),
)

/** Copy and download, each named with the drawing that it acts on. */
export function VisualActions({ visual }: { visual: Visual }) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(visual)
  return (
    <>
      <IconAction name={t('memeCard.copyImage', { name: visual.altText })} onClick={copyPicture}>
        <CopyIcon size={20} />
      </IconAction>
      <DownloadButton
        altText={visual.altText}
        menu={(trigger) => <VisualDownloadMenu visual={visual} trigger={trigger} />}
      />
    </>
  )
}
