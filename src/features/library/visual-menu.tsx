'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import { TextAaIcon } from '@/components/icons/text-aa-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import type { Visual } from '@/contracts/minimalist-visual'
import { fileNameOf } from '@/meme-ui/card/file-name'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'

const formats = ['png', 'svg'] as const

/** Everything that can be done with a visual but to star it. */
export function VisualMenu({ visual, onDelete }: { visual: Visual; onDelete: () => void }) {
  const { t } = useT()
  const { copyPicture, copyAltText } = useCopyMeme(visual)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconAction name={t('memeCard.more', { name: visual.altText })} strong>
          <DotsThreeIcon size={24} />
        </IconAction>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={copyPicture}>
          <CopyIcon size={19} />
          {t('memeCard.copyPicture')}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={copyAltText}>
          <TextAaIcon size={19} />
          {t('memeCard.copyAltText')}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Label>{t('memeCard.save')}</DropdownMenu.Label>
        {formats.map((format) => (
          <DropdownMenu.Item key={format} asChild>
            <a
              href={imageUrlAs(visual.imageUrl, format)}
              download={`${fileNameOf('visual', visual.title)}.${format}`}
            >
              {t(`visuals.formats.${format}`)}
            </a>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={onDelete}>
          <TrashIcon size={19} />
          {t('library.picked.delete')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
