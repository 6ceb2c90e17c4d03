import { z } from 'zod'
import { type OwnBox as CoreOwnBox, ownBoxesMax, ownBoxSideMin } from '@/core/placement/own-box'
import {
  ownHintCharsMax,
  ownKeywordCharsMax,
  ownKeywordsMax,
  ownRoleCharsMax,
  ownTitleCharsMax,
} from './limits'
import { PictureName } from './meme-shapes'
import { Template } from './search'
import { TypedText, upToChars } from './storable-text'

/** Pictures of one's own as templates: a title, what one looks for them by, and boxes that one drew. */

/** A box may end this far beyond its picture: fractions are rounded on their way. */
const edgeSlack = 1e-6

const NotEmpty = TypedText.min(1, 'must not be empty')
const Title = upToChars(NotEmpty, ownTitleCharsMax)
const Keyword = upToChars(NotEmpty, ownKeywordCharsMax)
const Keywords = z
  .array(Keyword)
  .max(ownKeywordsMax, `must be at most ${ownKeywordsMax} words`)
  .overwrite((words) => [...new Set(words)])
  .meta({ description: 'What you look for it by' })

const Fraction = z.number().min(0, 'must be at least 0').max(1, 'must be at most 1')
const Side = z
  .number()
  .min(ownBoxSideMin, `must be at least ${ownBoxSideMin} of the picture`)
  .max(1, 'must be at most 1')

export const OwnBox = z
  .strictObject({
    role: upToChars(NotEmpty, ownRoleCharsMax, 'What its words are to the joke: “the boss”'),
    hint: upToChars(TypedText, ownHintCharsMax, 'What to write in it').default(''),
    x: Fraction,
    y: Fraction,
    width: Side,
    height: Side,
    rotateAngle: z.number().min(-180).max(180).default(0).meta({ description: 'degrees, clockwise' }),
  })
  .refine(({ x, width }) => x + width <= 1 + edgeSlack, {
    path: ['width'],
    error: 'must end within the picture',
  })
  .refine(({ y, height }) => y + height <= 1 + edgeSlack, {
    path: ['height'],
    error: 'must end within the picture',
  })
  .meta({ description: 'A place for words, in fractions of the picture.' })
export type OwnBox = z.infer<typeof OwnBox>

const _boxIsCore = (box: OwnBox): CoreOwnBox => box
void _boxIsCore

const Boxes = z.array(OwnBox).max(ownBoxesMax, `must be at most ${ownBoxesMax} boxes`).meta({
  description: 'Places for words, in reading order; none lets words stand where the picture is calm',
})

/** `POST /account/my-templates`. A picture that is too large is 413: the service looks at its length. */
export const AddMyTemplateInput = z.strictObject({
  base64String: z.string().min(1, 'must not be empty: send a picture as base64').meta({
    description:
      'A PNG, JPEG, WebP, GIF or AVIF as base64, with or without a `data:` prefix; at most 10 MB decoded, 25 megapixels, 200 frames',
  }),
  title: Title,
  keywords: Keywords.default([]),
  boxes: Boxes.default([]),
})
export type AddMyTemplateInput = z.infer<typeof AddMyTemplateInput>

const Name = PictureName.meta({ description: 'Name of an upload of yours, `upload:…`' })

/** `PATCH /account/my-templates/{name}`: what is absent stays. */
export const UpdateMyTemplateInput = z.strictObject({
  name: Name,
  title: Title.optional(),
  keywords: Keywords.optional(),
  boxes: Boxes.optional(),
})
export type UpdateMyTemplateInput = z.infer<typeof UpdateMyTemplateInput>

/** `GET /account/my-templates/{name}` */
export const MyTemplateInput = z.strictObject({ name: Name })
export type MyTemplateInput = z.infer<typeof MyTemplateInput>

export const MyTemplateOutput = z.object({ template: Template })
export type MyTemplateOutput = z.infer<typeof MyTemplateOutput>
