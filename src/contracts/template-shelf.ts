import { z } from 'zod'
import { PictureName } from './meme-shapes'

/** Starred and recently used templates. */

/** Most templates of each list of the shelf. */
export const shelfMax = 200
export const recentTemplatesMax = 12

/** `POST /template/star` and `/template/unstar` */
export const StarTemplateInput = z.strictObject({
  name: PictureName.meta({ description: 'The name of a template, or of an upload of yours' }),
})
export type StarTemplateInput = z.infer<typeof StarTemplateInput>

export const StarTemplateOutput = z.object({ name: z.string(), starred: z.boolean() })
export type StarTemplateOutput = z.infer<typeof StarTemplateOutput>

/** `GET /template/shelf` */
export const TemplateShelf = z.object({
  starred: z.array(z.string()).max(shelfMax).meta({ description: 'Names, the star given last first' }),
  recent: z
    .array(z.string())
    .max(recentTemplatesMax)
    .meta({ description: 'Names of what your memes were made on, the newest first' }),
})
export type TemplateShelf = z.infer<typeof TemplateShelf>
