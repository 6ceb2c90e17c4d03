import { z } from 'zod'
import { type MemeDocument as CoreMemeDocument, captionCharsMax } from '@/core/meme/meme-document'
import { dimensionPxMax } from './limits'
import { Bar, Caption } from './meme-shapes'
import { StorableText, upToChars } from './storable-text'

/** More boxes than any template has slots and a person has patience. */
const captionsMax = 40

/** UTF-16 units of all boxes together, so that every document that is stored can be painted. */
const captionUnitsMax = captionsMax * captionCharsMax

/** Our own marks are a little longer than those that people set. */
const markCharsMax = 100

/** A meme as a file may carry it: what comes out of it was written by anybody. */
export const MemeDocument = z.strictObject({
  imageName: StorableText.min(1).max(80),
  pictureWidthPx: z.int().min(1).max(dimensionPxMax),
  pictureHeightPx: z.int().min(1).max(dimensionPxMax),
  captions: z
    .array(Caption)
    .max(captionsMax, `must be at most ${captionsMax} boxes`)
    .refine(
      (captions) => captions.reduce((sum, { text }) => sum + text.length, 0) <= captionUnitsMax,
      `must hold at most ${captionUnitsMax} UTF-16 units of words`,
    ),
  header: Bar,
  footer: Bar,
  watermark: upToChars(StorableText, markCharsMax),
})
export type MemeDocument = z.infer<typeof MemeDocument>

// The file and the core speak of the same thing; this line stops compiling when they drift apart.
const _documentIsCore = (document: MemeDocument): CoreMemeDocument => document
void _documentIsCore
