import { z } from 'zod'
import type { MemeDocument as CoreMemeDocument } from '@/core/meme/meme-document'
import { dimensionPxMax } from './limits'
import { Bar, Caption } from './meme-shapes'
import { StorableText } from './storable-text'

/** More boxes than any template has slots and a person has patience. */
const captionsMax = 40

/** A meme as a file may carry it: what comes out of it was written by anybody. */
export const MemeDocument = z.strictObject({
  imageName: StorableText.min(1).max(80),
  pictureWidthPx: z.int().min(1).max(dimensionPxMax),
  pictureHeightPx: z.int().min(1).max(dimensionPxMax),
  captions: z.array(Caption).max(captionsMax, `must be at most ${captionsMax} boxes`),
  header: Bar,
  footer: Bar,
  watermark: StorableText.max(100),
})
export type MemeDocument = z.infer<typeof MemeDocument>

// The file and the core speak of the same thing; this line stops compiling when they drift apart.
const _documentIsCore = (document: MemeDocument): CoreMemeDocument => document
void _documentIsCore
