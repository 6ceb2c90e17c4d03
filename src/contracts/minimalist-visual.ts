import { z } from 'zod'
import { aspectRatios } from '@/core/visual/visual-document'
import { visualsPerRun } from './limits'
import { Credits } from './meme-shapes'
import { PromptText, Variation } from './text-run'

/** Minimalist visuals: a concept becomes drawings. @see spec §3 Minimalist visual */

const AspectRatio = z.enum(aspectRatios, `must be one of ${aspectRatios.join(', ')}`)

/** `POST /meme/minimalist-visual`. @see spec §7 */
export const MinimalistVisualInput = z.strictObject({
  concept: PromptText,
  aspectRatio: AspectRatio.default('1:1').meta({ description: 'Width to height' }),
  variation: Variation,
})
export type MinimalistVisualInput = z.infer<typeof MinimalistVisualInput>

export const Visual = z.object({
  visualId: z.uuid(),
  promptId: z.uuid().nullable(),
  concept: z.string(),
  title: z.string().meta({ description: 'What is drawn, in a few words' }),
  aspectRatio: AspectRatio,
  imageUrl: z.url().meta({
    description: 'A PNG; the same address with .jpg or .webp, and with .svg for the drawing itself',
  }),
  altText: z.string(),
  starred: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Visual = z.infer<typeof Visual>

export const MinimalistVisualOutput = z.object({
  promptId: z.uuid(),
  visuals: z.array(Visual).length(visualsPerRun),
  credits: Credits,
  modelMissed: z.literal(true).optional().meta({
    description:
      'Present when a language model is configured but chose none of the drawings: the built-in lexicon did, and no credit was taken',
  }),
})
export type MinimalistVisualOutput = z.infer<typeof MinimalistVisualOutput>

const VisualId = z.uuid('must be the id of a visual')

/** `POST /minimalist-visual/star` and `/minimalist-visual/unstar` */
export const StarVisualInput = z.strictObject({ visualId: VisualId })
export type StarVisualInput = z.infer<typeof StarVisualInput>

/** `DELETE /minimalist-visual/{id}` */
export const VisualIdInput = z.strictObject({ id: VisualId })
export type VisualIdInput = z.infer<typeof VisualIdInput>

export const VisualOutput = z.object({ visual: Visual })
export type VisualOutput = z.infer<typeof VisualOutput>
