import { z } from 'zod'
import { captionStyles } from '@/core/meme/caption-styles'
import { Bar, Caption, PictureName } from './meme-shapes'

const Style = z.enum(captionStyles, `must be one of ${captionStyles.join(', ')}`)

/** `GET /meme/style`. @see spec §7 */
export const MemeStyleInput = z.strictObject({
  image: PictureName.meta({ description: 'The name of a template, or of an upload of yours' }),
  style: Style.optional().meta({ description: 'The picture’s own when left out' }),
})
export type MemeStyleInput = z.infer<typeof MemeStyleInput>

export const MemeStyleOutput = z.object({
  image: z.string(),
  style: Style,
  styles: z.array(Style).meta({ description: 'Every style that there is' }),
  captions: z.array(Caption).meta({ description: 'Empty boxes, in px of a picture of `width` × `height`' }),
  header: Bar,
  footer: Bar,
  width: z.int().meta({ description: 'px of the picture for which the boxes are given' }),
  height: z.int(),
})
export type MemeStyleOutput = z.infer<typeof MemeStyleOutput>
