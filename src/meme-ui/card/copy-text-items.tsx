'use client'

import { useT } from 'next-i18next/client'
import { DropdownMenu } from '@/components/dropdown-menu'
import { LinkSimpleIcon } from '@/components/icons/link-simple-icon'
import { TextAaIcon } from '@/components/icons/text-aa-icon'
import type { Result } from '@/contracts/meme-shapes'
import { useCopyMeme } from './use-copy-meme'

/** The lines of a menu that copy words: the alt text, the picture's address. */
export function CopyTextItems({ result }: { result: Pick<Result, 'imageUrl' | 'altText'> }) {
  const { t } = useT()
  const { copyAltText, copyAddress } = useCopyMeme(result)
  return (
    <>
      <DropdownMenu.Item onSelect={copyAltText}>
        <TextAaIcon size={19} />
        {t('memeCard.copyAltText')}
      </DropdownMenu.Item>
      <DropdownMenu.Item onSelect={copyAddress}>
        <LinkSimpleIcon size={19} />
        {t('memeCard.copyAddress')}
      </DropdownMenu.Item>
    </>
  )
}
