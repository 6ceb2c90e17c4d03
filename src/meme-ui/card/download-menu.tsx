'use client'

import type { ReactNode } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import type { Result } from '@/contracts/meme-shapes'
import { DownloadItems } from './download-items'

interface DownloadMenuProps {
  trigger: ReactNode
  result: Pick<Result, 'animated' | 'imageName' | 'imageUrl'>
}

/** The formats to choose from; opens with itself, because it is loaded when somebody asks for it. */
export function DownloadMenu({ trigger, result }: DownloadMenuProps) {
  return (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DownloadItems {...result} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
