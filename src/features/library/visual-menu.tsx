'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { TextAaIcon } from '@/components/icons/text-aa-icon'
import type { Visual } from '@/contracts/minimalist-visual'
import { fileNameOf } from '@/meme-ui/card/file-name'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'
import { PictureMenu } from './picture-menu'

const formats = ['png', 'svg'] as const

/** Every action on a visual except its star. */
export function VisualMenu({ visual, onDelete }: { visual: Visual; onDelete: () => void }) {
  const { t } = useT()
  const { copyPicture, copyAltText } = useCopyMeme(visual)
  return (
    <PictureMenu
      altText={visual.altText}
      onCopyPicture={copyPicture}
      downloads={formats.map((format) => (
        <DropdownMenu.Item key={format} asChild>
          <a
            href={imageUrlAs(visual.imageUrl, format)}
            download={`${fileNameOf('visual', visual.title)}.${format}`}
          >
            {t(`visuals.formats.${format}`)}
          </a>
        </DropdownMenu.Item>
      ))}
      onDelete={onDelete}
    >
      <DropdownMenu.Item onSelect={copyAltText}>
        <TextAaIcon size={19} />
        {t('memeCard.copyAltText')}
      </DropdownMenu.Item>
    </PictureMenu>
  )
}
