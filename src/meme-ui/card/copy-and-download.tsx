'use client'

import { useT } from 'next-i18next/client'
import { type ReactElement, type ReactNode, Suspense, useState } from 'react'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { useCopyMeme } from './use-copy-meme'

interface CopyAndDownloadProps {
  picture: Parameters<typeof useCopyMeme>[0]
  /** The menu of formats around its trigger, loaded on the first press. */
  menu: (trigger: ReactElement) => ReactNode
}

/** Copies a picture, or downloads it in a chosen format; each button is named with the picture. */
export function CopyAndDownload({ picture, menu }: CopyAndDownloadProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(picture)
  const [isWanted, setWanted] = useState(false)
  const name = t('memeCard.download', { name: picture.altText })
  const icon = <DownloadSimpleIcon size={20} />
  const trigger = <IconAction name={name}>{icon}</IconAction>
  return (
    <>
      <IconAction name={t('memeCard.copyImage', { name: picture.altText })} onClick={copyPicture}>
        <CopyIcon size={20} />
      </IconAction>
      {isWanted ? (
        <Suspense fallback={trigger}>{menu(trigger)}</Suspense>
      ) : (
        <IconAction name={name} aria-haspopup="menu" aria-expanded={false} onClick={() => setWanted(true)}>
          {icon}
        </IconAction>
      )}
    </>
  )
}
