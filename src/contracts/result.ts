import { z } from 'zod'
import { deleteManyMax, dimensionPxMax } from './limits'
import { MemeDocument } from './meme-document'
import { Bar, PictureName, Result } from './meme-shapes'

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
export const UpdateResultInput = z
  .strictObject({
    id: ResultId,
    imageName: MemeDocument.shape.imageName.optional().meta({
      description: 'Another picture beneath the words, with the width and height of the meme on it',
    }),
    captions: Captions.optional(),
    header: Bar.optional(),
    footer: Bar.optional(),
    width: Side.optional().meta({ description: 'px of the whole image; with imageName alone' }),
    height: Side.optional().meta({ description: 'px of the whole image; with imageName alone' }),
    ifUnchangedSince: z.iso.datetime().optional().meta({
      description:
        'The `updatedAt` that you know: a meme that was changed after it stays as it is, and the answer is 409',
    }),
  })
  .refine(
    ({ imageName, width, height }) =>
      (imageName === undefined) === (width === undefined) &&
      (imageName === undefined) === (height === undefined),
    { path: ['imageName'], error: 'must come with width and height, and they with it' },
  )
export type UpdateResultInput = z.infer<typeof UpdateResultInput>

/** Most pictures that one pair of eyes goes through before it takes one. */
const seenMax = 60
const PictureNames = z.array(PictureName).max(seenMax, `must be at most ${seenMax} pictures`).default([])

/** `POST /result/swap`. decision: ADR-0028 */
export const SwapResultInput = z.strictObject({
  resultId: ResultId,
  seen: PictureNames.meta({
    description:
      'The pictures on which these words have stood, in that order; when there is no other, the first comes again',
  }),
  without: PictureNames.meta({ description: 'Pictures that are not wanted, such as those beside it' }),
})
export type SwapResultInput = z.infer<typeof SwapResultInput>

/** `GET` and `DELETE /result/{id}` */
export const ResultIdInput = z.strictObject({ id: ResultId })
export type ResultIdInput = z.infer<typeof ResultIdInput>

/** `POST /result/delete-many` */
export const DeleteManyInput = z.strictObject({
  resultIds: z.array(ResultId).min(1).max(deleteManyMax, `must be at most ${deleteManyMax}`),
})
export type DeleteManyInput = z.infer<typeof DeleteManyInput>

/** How many were there to be deleted; what was gone already is not counted and no failure. */
export const DeletedMany = z.object({ deleted: z.int().min(0) })
export type DeletedMany = z.infer<typeof DeletedMany>

/** `POST /result/star` and `/result/unstar` */
export const StarInput = z.strictObject({ resultId: ResultId })
export type StarInput = z.infer<typeof StarInput>

/** `POST /result/count-download` */
export const CountedDownload = z.object({
  counted: z.boolean().meta({ description: 'False where this installation counts no events' }),
})
export type CountedDownload = z.infer<typeof CountedDownload>

/** `POST /result/share` */
export const ShareInput = z.strictObject({
  resultId: ResultId,
  includePrompt: z.boolean().default(false).meta({
    description: 'Show the prompt beside the meme. What was made without one has none to show',
  }),
})
export type ShareInput = z.infer<typeof ShareInput>

export const ResultOutput = z.object({ result: Result })
export type ResultOutput = z.infer<typeof ResultOutput>
