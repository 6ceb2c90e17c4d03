import { useT } from 'next-i18next/client'
import type { ReactNode } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import { TrashIcon } from '@/components/icons/trash-icon'

interface PictureMenuProps {
  altText: string
  /** Items before "Copy picture". */
  first?: ReactNode
  onCopyPicture: () => void
  /** Items after it. */
  children: ReactNode
  /** Items that save the picture as a file. */
  downloads: ReactNode
  onDelete: () => void
}

/** The menu of a meme or visual in the library. */
export function PictureMenu({
  altText,
  first,
  onCopyPicture,
  children,
  downloads,
  onDelete,
}: PictureMenuProps) {
  const { t } = useT()
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconAction name={t('memeCard.more', { name: altText })} strong>
          <DotsThreeIcon size={24} />
        </IconAction>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {first}
        <DropdownMenu.Item onSelect={onCopyPicture}>
          <CopyIcon size={19} />
          {t('memeCard.copyPicture')}
        </DropdownMenu.Item>
        {children}
        <DropdownMenu.Separator />
        <DropdownMenu.Label>{t('memeCard.save')}</DropdownMenu.Label>
        {downloads}
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={onDelete}>
          <TrashIcon size={19} />
          {t('library.picked.delete')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
