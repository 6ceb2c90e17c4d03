import { z } from 'zod'

/** `POST /api-key/generate-new`: the only answer that ever holds the whole key. */
export const NewApiKey = z.object({ key: z.string(), prefix: z.string(), createdAt: z.iso.datetime() })
export type NewApiKey = z.infer<typeof NewApiKey>

/** `GET /api-key/get-default` */
export const DefaultApiKey = z
  .object({
    prefix: z.string(),
    last4: z.string(),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .nullable()
export type DefaultApiKey = z.infer<typeof DefaultApiKey>

export const NoInput = z.strictObject({}).optional()
