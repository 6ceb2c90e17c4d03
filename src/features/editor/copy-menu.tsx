import { useT } from 'next-i18next/client'
import { toast } from 'sonner'
import { DropdownMenu } from '@/components/dropdown-menu'
import { IconAction } from '@/components/icon-action'
import { CopyIcon } from '@/components/icons/copy-icon'
import { copyImage } from '@/meme-ui/card/copy-image'

interface CopyMenuProps {
  picture: () => Promise<{ address: string; altText: string } | undefined>
}

/** Copies the meme or its alternative text. */
export function CopyMenu({ picture }: CopyMenuProps) {
  const { t } = useT()
  const copy = async (
    write: (found: { address: string; altText: string }) => Promise<void>,
    done: string,
  ) => {
    try {
      const found = await picture()
      if (!found) return
      await write(found)
      toast.success(t(done))
    } catch {
      toast.error(t('memeCard.copyFailed'))
    }
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger>
        <IconAction name={t('editor.copy')} strong>
          <CopyIcon size={21} />
        </IconAction>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item
          onSelect={() =>
            copy(({ address, altText }) => copyImage(address, altText), 'memeCard.imageCopiedWithAlt')
          }
        >
          {t('memeCard.copyPicture')}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          onSelect={() =>
            copy(({ altText }) => navigator.clipboard.writeText(altText), 'memeCard.altTextCopied')
          }
        >
          {t('memeCard.copyAltText')}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
