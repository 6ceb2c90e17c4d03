import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { MaskHappyIcon } from '@phosphor-icons/react/dist/csr/MaskHappy'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { SelectionPlusIcon } from '@phosphor-icons/react/dist/csr/SelectionPlus'
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { useState } from 'react'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { DeleteOwnDialog } from './delete-own-dialog'
import type { ShownTemplate } from './shown-template'

interface TileMenuProps {
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
            <DotsThreeIcon size={24} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <DropdownMenu.Item asChild>
            <Link href={`/templates/${name}`} prefetch={false}>
              <PencilSimpleIcon size={19} weight="bold" aria-hidden />
              {t('templates.useThis')}
            </Link>
          </DropdownMenu.Item>
          {!isMoving && (
            <DropdownMenu.Item asChild>
              <Link href={`/themed?picture=${name}`} prefetch={false}>
                <MaskHappyIcon size={19} weight="bold" aria-hidden />
                {t('templates.theme')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Item onSelect={() => onStar(!isStarred)}>
            <StarIcon size={19} weight={isStarred ? 'fill' : 'bold'} aria-hidden />
            {t(isStarred ? 'templates.unstar' : 'templates.starIt')}
          </DropdownMenu.Item>
          {isOwn && (
            <>
              <DropdownMenu.Separator />
              <DropdownMenu.Item asChild>
                <Link href={`/templates/${name}/boxes`} prefetch={false}>
                  <SelectionPlusIcon size={19} weight="bold" aria-hidden />
                  {t('templates.editBoxes')}
                </Link>
              </DropdownMenu.Item>
              <DropdownMenu.Item color="red" onSelect={() => setDeleting(true)}>
                <TrashIcon size={19} weight="bold" aria-hidden />
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
