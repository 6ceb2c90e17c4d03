'use client'

import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree'
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes'
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import type { Result } from '@/contracts/meme-shapes'
import { CopyTextItems } from '@/meme-ui/card/copy-text-items'
import { DownloadItems } from '@/meme-ui/card/download-items'
import { useCopyMeme } from '@/meme-ui/card/use-copy-meme'
import { ShareItem } from '@/meme-ui/share/share-item'
import { useShareDialog } from '@/meme-ui/share/use-share-dialog'

interface MemeMenuProps {
  meme: Result
  /** Leads to all that its prompt made, from anywhere but there. */
  leadsToPrompt: boolean
  onDelete: () => void
}

/** Everything that can be done with a meme but to star it. */
export function MemeMenu({ meme, leadsToPrompt, onDelete }: MemeMenuProps) {
  const { t } = useT()
  const { copyPicture } = useCopyMeme(meme)
  const { openShare, shareDialog } = useShareDialog(meme)
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>
          <IconAction name={t('memeCard.more', { name: meme.altText })} strong>
            <DotsThreeIcon size={24} weight="bold" aria-hidden />
          </IconAction>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="end">
          <ShareItem onSelect={openShare} />
          <DropdownMenu.Item onSelect={copyPicture}>
            <CopyIcon size={19} weight="bold" aria-hidden />
            {t('memeCard.copyPicture')}
          </DropdownMenu.Item>
          <CopyTextItems result={meme} />
          {leadsToPrompt && meme.promptId !== null && (
            <DropdownMenu.Item asChild>
              <Link href={`/prompts/${meme.promptId}`} prefetch={false}>
                <QuotesIcon size={19} weight="bold" aria-hidden />
                {t('library.itsPrompt')}
              </Link>
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator />
          <DropdownMenu.Label>{t('memeCard.save')}</DropdownMenu.Label>
          <DownloadItems {...meme} />
          <DropdownMenu.Separator />
          <DropdownMenu.Item onSelect={onDelete}>
            <TrashIcon size={19} weight="bold" aria-hidden />
            {t('library.picked.delete')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {shareDialog}
    </>
  )
}
