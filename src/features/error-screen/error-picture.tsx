import { errorPictureWords as words } from '@/i18n/error-picture-words'
import { CaptionedPicture } from '@/meme-ui/captioned-picture/captioned-picture'
import { template } from '@/templates/calm-in-chaos/template'

/** Our own meme about it. */
export function ErrorPicture() {
  return (
    <CaptionedPicture
      template={template}
      altText={words.pictureAlt}
      words={{ situation: words.situation, calm: words.calm }}
    />
  )
}
