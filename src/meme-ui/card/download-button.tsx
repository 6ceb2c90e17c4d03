'use client'

import { useT } from 'next-i18next/client'
import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'

interface DownloadButtonProps {
  altText: string
  /** The menu of formats around its trigger, loaded on the first press. */
  menu: (trigger: ReactElement) => ReactNode
}

/** Downloads a picture in a chosen format. */
export function DownloadButton({ altText, menu }: DownloadButtonProps) {
  const { t } = useT()
  const [isWanted, setWanted] = useState(false)
  const name = t('memeCard.download', { name: altText })
  const icon = <DownloadSimpleIcon size={20} />
  if (!isWanted) {
    return (
      <IconAction name={name} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)}>
        {icon}
      </IconAction>
    )
  }
  const trigger = <IconAction name={name}>{icon}</IconAction>
  return <Suspense fallback={trigger}>{menu(trigger)}</Suspense>
}
