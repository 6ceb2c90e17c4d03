'use client'

import { useT } from 'next-i18next/client'
import { lazy, Suspense, useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import type { Visual } from '@/contracts/minimalist-visual'
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
      <VisualDownloadButton visual={visual} />
    </>
  )
}

/** Downloads the drawing in a chosen format. The menu is loaded on the first press. */
function VisualDownloadButton({ visual }: { visual: Visual }) {
  const { t } = useT()
  const [isWanted, setWanted] = useState(false)
  const name = t('memeCard.download', { name: visual.altText })
  const icon = <DownloadSimpleIcon size={20} />
  if (!isWanted) {
    return (
      <IconAction name={name} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)}>
        {icon}
      </IconAction>
    )
  }
  return (
    <Suspense fallback={<IconAction name={name}>{icon}</IconAction>}>
      <VisualDownloadMenu visual={visual} trigger={<IconAction name={name}>{icon}</IconAction>} />
    </Suspense>
  )
}
