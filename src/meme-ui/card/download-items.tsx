'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import type { Result } from '@/contracts/meme-shapes'
import { useCountDownload } from '@/trpc/use-count-download'
import { formatsOf, imageUrlAs } from './image-format'

export type DownloadedMeme = Pick<Result, 'id' | 'animated' | 'imageName' | 'imageUrl'>

/** The menu items that download the picture, one per format. */
export function DownloadItems({ id, imageUrl, imageName, animated }: DownloadedMeme) {
  const { t } = useT()
  const countDownload = useCountDownload()
  return formatsOf(animated).map((format) => (
    <DropdownMenu.Item key={format} asChild>
      <a
        href={imageUrlAs(imageUrl, format)}
        download={`${imageName}.${format}`}
        onClick={() => countDownload(id)}
      >
        {t(`memeCard.formats.${format}`)}
      </a>
    </DropdownMenu.Item>
  ))
}
