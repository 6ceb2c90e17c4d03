'use client'

import { useT } from 'next-i18next/client'
import { lazy, Suspense, useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import type { Result } from '@/contracts/meme-shapes'

const DownloadMenu = lazy(() => import('./download-menu').then((part) => ({ default: part.DownloadMenu })))

/** Downloads the picture in a chosen format. The menu is loaded on the first press. */
export function DownloadButton({ result }: { result: Result }) {
  const { t } = useT()
  const [isWanted, setWanted] = useState(false)
  const name = t('memeCard.download', { name: result.altText })
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
      <DownloadMenu result={result} trigger={<IconAction name={name}>{icon}</IconAction>} />
    </Suspense>
  )
}
