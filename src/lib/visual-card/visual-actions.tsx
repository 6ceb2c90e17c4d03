'use client'

import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import type { Visual } from '@/contracts/minimalist-visual'
import { imageUrlAs } from '@/lib/meme-card/image-format'
import { useCopyMeme } from '@/lib/meme-card/use-copy-meme'

const formats = ['png', 'svg'] as const

/** Copy and download, each named with the drawing that it acts on. */
export function VisualActions({ visual }: { visual: Visual }) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(visual)
  const { imageUrl, altText: name, title } = visual
  return (
    <>
      <IconAction name={t('memeCard.copyImage', { name })} onClick={copyPicture}>
        <CopyIcon size={20} weight="bold" aria-hidden />
      </IconAction>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('memeCard.download', { name })}>
            <DownloadSimpleIcon size={20} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          {formats.map((format) => (
            <DropdownMenu.Item key={format} asChild>
              <a href={imageUrlAs(imageUrl, format)} download={`${title}.${format}`}>
                {t(`visuals.formats.${format}`)}
              </a>
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </>
  )
}
