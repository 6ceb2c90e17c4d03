import { z } from 'zod'
import { MemeDocument } from './meme-document'
import { Bar, dimensionPxMax, Result } from './meme-shapes'

/** Smallest side of a meme made by hand, in px: the least that the renderer paints. */
export const sidePxMin = 16

const Side = z
  .int()
  .min(sidePxMin, `must be at least ${sidePxMin} px`)
  .max(dimensionPxMax, `must be at most ${dimensionPxMax} px`)
const ResultId = z.uuid('must be the id of a result')
const Captions = MemeDocument.shape.captions.meta({
  description: 'The boxes, those that were there included: what is left out is gone',
})

/** `POST /result`: the same fields as a result has, so what was read can be sent back. @see spec §7 */
export const CreateResultInput = z.strictObject({
  imageName: MemeDocument.shape.imageName.meta({
    description: 'The name of a template, or of an upload of yours',
  }),
  captions: Captions.default([]),
  header: Bar.default(null),
  footer: Bar.default(null),
  width: Side.meta({ description: 'px of the whole image' }),
  height: Side.meta({ description: 'px of the whole image, header and footer included' }),
})
export type CreateResultInput = z.infer<typeof CreateResultInput>

/** `PATCH /result/{id}`: what is absent stays, a `header` or `footer` of null goes. @see spec §7 */
export const UpdateResultInput = z.strictObject({
  id: ResultId,
  captions: Captions.optional(),
  header: Bar.optional(),
  footer: Bar.optional(),
  ifUnchangedSince: z.iso.datetime().optional().meta({
    description:
      'The `updatedAt` that you know: a meme that was changed after it stays as it is, and the answer is 409',
  }),
})
export type UpdateResultInput = z.infer<typeof UpdateResultInput>

/** `GET` and `DELETE /result/{id}` */
export const ResultIdInput = z.strictObject({ id: ResultId })
export type ResultIdInput = z.infer<typeof ResultIdInput>

/** `POST /result/star` and `/result/unstar` */
export const StarInput = z.strictObject({ resultId: ResultId })
export type StarInput = z.infer<typeof StarInput>

export const ResultOutput = z.object({ result: Result })
export type ResultOutput = z.infer<typeof ResultOutput>
