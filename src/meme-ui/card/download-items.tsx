'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import type { Result } from '@/contracts/meme-shapes'
import { formatsOf, imageUrlAs } from './image-format'

/** The menu items that download the picture, one per format. */
export function DownloadItems({
  imageUrl,
  imageName,
  animated,
}: Pick<Result, 'animated' | 'imageName' | 'imageUrl'>) {
  const { t } = useT()
  return formatsOf(animated).map((format) => (
    <DropdownMenu.Item key={format} asChild>
      <a href={imageUrlAs(imageUrl, format)} download={`${imageName}.${format}`}>
        {t(`memeCard.formats.${format}`)}
      </a>
    </DropdownMenu.Item>
  ))
}
