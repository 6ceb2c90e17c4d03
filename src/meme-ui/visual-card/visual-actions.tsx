'use client'

import { lazy } from 'react'
import type { Visual } from '@/contracts/minimalist-visual'
import { CopyAndDownload } from '@/meme-ui/card/copy-and-download'

const VisualDownloadMenu = lazy(() =>
  import('./visual-download-menu').then((part) => ({ default: part.VisualDownloadMenu })),
)

export function VisualActions({ visual }: { visual: Visual }) {
  return (
    <CopyAndDownload
      picture={visual}
      menu={(trigger) => <VisualDownloadMenu visual={visual} trigger={trigger} />}
    />
  )
}
