import { useT } from 'next-i18next/client'
import { showToast } from '@/components/show-toast'
import type { Result } from '@/contracts/meme-shapes'
import { copyImage } from './copy-image'
import { imageUrlAs } from './image-format'

/** Copies a meme's picture or text to the clipboard; a toast confirms it. */
export function useCopyMeme({ imageUrl, altText }: Pick<Result, 'imageUrl' | 'altText'>) {
  const { t } = useT()
  const copy = async (write: () => Promise<void>, done: string) => {
    try {
      await write()
      void showToast('success', t(done))
    } catch {
      void showToast('error', t('memeCard.copyFailed'))
    }
  }
  return {
    copyPicture: () =>
      copy(() => copyImage(imageUrlAs(imageUrl, 'png'), altText), 'memeCard.imageCopiedWithAlt'),
    copyAltText: () => copy(() => navigator.clipboard.writeText(altText), 'memeCard.altTextCopied'),
    copyAddress: () => copy(() => navigator.clipboard.writeText(imageUrl), 'memeCard.addressCopied'),
  }
}
