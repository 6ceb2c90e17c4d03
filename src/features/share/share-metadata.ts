import type { Metadata } from 'next'
import { brandName } from '@/env/brand'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import type { PublicMeme } from './shared-words'

/** Longest title that previews show whole, in characters. */
const titleCharsMax = 70
/** Width of a preview, px; moving memes keep their own. */
const cardWidthPx = 1200

/**
 * The tags of a shared meme: the picture itself is the card. Search engines are asked to leave it out, because it was
 * shown to who has the link.
 *
 * @param path `/s/{shareKey}`
 */
export function shareMetadata(meme: PublicMeme, { title, path }: { title: string; path: string }): Metadata {
  const { altText: alt, prompt } = meme
  const shown = shorten(prompt?.text ?? title)
  const images = [{ ...cardPicture(meme), alt }]
  return {
    title: shown,
    description: alt,
    robots: { index: false, follow: false },
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: brandName,
      title: shown,
      description: alt,
      url: path,
      locale: 'en_GB',
      images,
    },
    twitter: { card: 'summary_large_image', title: shown, description: alt, images },
  }
}

function cardPicture({ imageUrl, animated, widthPx, heightPx }: PublicMeme) {
  if (animated) {
    return { url: imageUrlAs(imageUrl, 'gif'), type: 'image/gif', width: widthPx, height: heightPx }
  }
  const height = Math.round((cardWidthPx * heightPx) / widthPx)
  return {
    url: `${imageUrlAs(imageUrl, 'png')}?width=${cardWidthPx}`,
    type: 'image/png',
    width: cardWidthPx,
    height,
  }
}

function shorten(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length <= titleCharsMax
    ? letters.join('')
    : `${letters.slice(0, titleCharsMax - 1).join('')}…`
}
