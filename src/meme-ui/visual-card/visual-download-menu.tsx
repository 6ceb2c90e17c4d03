'use client'

import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import type { Visual } from '@/contracts/minimalist-visual'
import { imageUrlAs } from '@/meme-ui/card/image-format'

const formats = ['png', 'svg'] as const

interface VisualDownloadMenuProps {
  trigger: ReactNode
  visual: Pick<Visual, 'imageUrl' | 'title'>
}

/** The menu of formats; opens when it mounts, because it is loaded on the first press. */
export function VisualDownloadMenu({ trigger, visual: { imageUrl, title } }: VisualDownloadMenuProps) {
  const { t } = useT()
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
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
  )
}
