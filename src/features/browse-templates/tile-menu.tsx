import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { DotsThreeIcon } from '@/components/icons/dots-three-icon'
import { MaskHappyIcon } from '@/components/icons/mask-happy-icon'
import { PencilSimpleIcon } from '@/components/icons/pencil-simple-icon'
import { SelectionPlusIcon } from '@/components/icons/selection-plus-icon'
import { StarIcon } from '@/components/icons/star-icon'
import { TrashIcon } from '@/components/icons/trash-icon'
import { DeleteOwnDialog } from './delete-own-dialog'
import type { ShownTemplate } from './shown-template'

export interface TileMenuProps {
  template: ShownTemplate
  isStarred: boolean
  onStar: (isStarred: boolean) => void
}

/** Everything that can be done with a template, for narrow columns. */
export function TileMenu({ template, isStarred, onStar }: TileMenuProps) {
  const { t } = useT()
  const [isDeleting, setDeleting] = useState(false)
  const { name, title, isMoving, isOwn } = template
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('templates.more', { title })} strong>
            <DotsThreeIcon size={24} />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item asChild>
            <Link href={`/templates/${name}`} prefetch={false}>
              <PencilSimpleIcon size={19} />
              {t('templates.useThis')}
            </Link>
          </DropdownMenu.Item>
          {!isMoving && (
            <DropdownMenu.Item asChild>
              <Link href={`/themed?picture=${name}`} prefetch={false}>
                <MaskHappyIcon size={19} />
                {t('templates.theme')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => onStar(!isStarred)}>
            <StarIcon size={19} weight={isStarred ? 'fill' : 'bold'} />
            {t(isStarred ? 'templates.unstar' : 'templates.starIt')}
          </DropdownMenu.Item>
          {isOwn && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item asChild>
                <Link href={`/templates/${name}/boxes`} prefetch={false}>
                  <SelectionPlusIcon size={19} />
                  {t('templates.editBoxes')}
                </Link>
              </DropdownMenu.Item>
              <DropdownMenu.Item color="red" onSelect={() => setDeleting(true)}>
                <TrashIcon size={19} />
                {t('templates.delete.item')}
              </DropdownMenu.Item>
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isDeleting && <DeleteOwnDialog name={name} title={title} onClose={() => setDeleting(false)} />}
    </>
  )
}
