import { z } from 'zod'
import {
  boxPxMin,
  type Bar as CoreBar,
  type Caption as CoreCaption,
  captionCharsMax,
  fontSizePxMin,
} from '@/core/meme/meme-document'
import { pictureNamePattern } from '@/core/meme/picture-name'
import { dimensionPxMax } from './limits'
import { StorableText, upToChars } from './storable-text'

/** The wire shapes of memes. @see product-decisions "Wire shapes" */

/** px of the narrowest picture that an address gives. */
export const pictureWidthPxMin = 16

/** Name of a picture in calls. The pattern admits no path. */
export const PictureName = z
  .string()
  .max(80, 'must be at most 80 characters')
  .regex(pictureNamePattern, 'must be the name of a template, or of an upload such as upload:…')

const HexColor = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #1B1B22')
/** Boxes may hang over an edge, but no further than one picture. */
const Position = z
  .number()
  .min(-dimensionPxMax)
  .max(2 * dimensionPxMax)
const Extent = z
  .number()
  .min(boxPxMin)
  .max(2 * dimensionPxMax)
const FontSize = z.number().min(fontSizePxMin).max(dimensionPxMax)

export const Caption = z
  .strictObject({
    slot: StorableText.max(40).optional(),
    text: upToChars(StorableText, captionCharsMax),
    x: Position,
    y: Position,
    width: Extent,
    height: Extent,
    fontSize: FontSize,
    fontFamily: StorableText.min(1).max(60),
    color: HexColor.optional(),
    strokeColor: HexColor.nullable().optional(),
    align: z.enum(['left', 'center', 'right']).optional(),
    rotateAngle: z.number().min(-360).max(360).default(0),
    language: StorableText.max(35).optional(),
    appearAt: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .meta({ description: 'share of the loop of a moving picture from which on the words are shown' }),
  })
  .meta({ description: 'Words in a box; px from the top left corner of the picture, beneath the header.' })
export type Caption = z.infer<typeof Caption>

export const Bar = z
  .strictObject({
    text: upToChars(StorableText, captionCharsMax),
    fontSize: FontSize,
    fontColor: HexColor,
    fontFamily: StorableText.min(1).max(60),
  })
  .nullable()
  .meta({ description: 'A strip above (header) or below (footer) the picture.' })
export type Bar = z.infer<typeof Bar>

// The wire and the core speak of the same thing; these lines stop compiling when they drift apart.
const _captionIsCore = (caption: Caption): CoreCaption => caption
const _barIsCore = (bar: Bar): CoreBar | null => bar
void _captionIsCore
void _barIsCore

export const Result = z.object({
  id: z.uuid(),
  promptId: z.uuid().nullable(),
  imageName: z.string(),
  imageUrl: z.url(),
  shareUrl: z.url().nullable().meta({
    description: 'Its page for everybody who has the address; null until its owner shares it',
  }),
  sharesPrompt: z.boolean().optional().meta({
    description: 'While it is shared: whether its page shows the prompt that it was made from',
  }),
  captions: z.array(Caption),
  header: Bar,
  footer: Bar,
  width: z.int().meta({ description: 'px of the whole image, bars included' }),
  height: z.int(),
  pictureHeight: z.int().meta({ description: 'px of the picture alone, without the bars' }),
  watermark: z.string(),
  animated: z.boolean(),
  motion: z
    .object({ frames: z.int(), delayMs: z.int(), posterFrame: z.int(), firstFrame: z.int().optional() })
    .nullable()
    .meta({ description: 'How an animated meme moves, for who paints it; null for a still' }),
  altText: z.string(),
  reason: z.string().optional(),
  starred: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Result = z.infer<typeof Result>

export const Credits = z.object({
  total: z.int().min(0),
  used: z.int().min(0),
  remaining: z.int().min(0),
  periodEnd: z.iso.datetime().nullable(),
})
export type Credits = z.infer<typeof Credits>
