import { z } from 'zod'

/** The answer to a deletion; doing it again is 404, because there is nothing any more. */
export const Deleted = z.object({ deleted: z.literal(true) })
export type Deleted = z.infer<typeof Deleted>
