'use client'

import type { ReactNode } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import { type DownloadedMeme, DownloadItems } from './download-items'

interface DownloadMenuProps {
  trigger: ReactNode
  result: DownloadedMeme
}

/** The menu of formats; opens when it mounts, because it is loaded on the first press. */
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
