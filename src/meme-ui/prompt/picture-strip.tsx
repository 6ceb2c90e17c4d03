import { Picture } from '@/components/picture'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import styles from './picture-strip.module.css'

/** Sharp on a screen of two dots to the px. */
const pictureWidthPx = 128

/** The first pictures of a sentence, side by side in one frame; none where all are deleted. */
export function PictureStrip({ imageUrls }: { imageUrls: readonly string[] }) {
  if (imageUrls.length === 0) return null
  return (
    <span className={styles.strip}>
      {imageUrls.map((imageUrl) => (
        <Picture
          key={imageUrl}
          src={thumbnailOf(imageUrl)}
          alt=""
          width={44}
          height={52}
          loading="lazy"
          className={styles.picture}
        />
      ))}
    </span>
  )
}

/** Moving memes stand still here: their JPEG is the best frame. */
function thumbnailOf(imageUrl: string): string {
  return `${imageUrlAs(imageUrl, imageUrl.endsWith('.gif') ? 'jpg' : 'webp')}?width=${pictureWidthPx}`
}
