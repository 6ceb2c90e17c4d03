import { z } from 'zod'
import { Result } from './meme-shapes'

/** `POST /result/star` and `/result/unstar` */
export const StarInput = z.strictObject({ resultId: z.uuid('must be the id of a result') })
export type StarInput = z.infer<typeof StarInput>

export const ResultOutput = z.object({ result: Result })
export type ResultOutput = z.infer<typeof ResultOutput>
