import { z } from 'zod'

const keyModes = ['live', 'test'] as const
const KeyMode = z.enum(keyModes, `must be one of ${keyModes.join(', ')}`)

/** One key of each kind is the default one; a call without a payload means the live one. @see spec §7 */
const KeyModeInput = z
  .strictObject({
    mode: KeyMode.optional().meta({
      description:
        '`test` for a key to try things out with: it spends no credits and marks the pictures; `live` when left out',
    }),
  })
  .optional()
export const GenerateApiKeyInput = KeyModeInput
export type GenerateApiKeyInput = z.infer<typeof GenerateApiKeyInput>
/** `GET /api-key/get-default` */
export const DefaultApiKeyInput = KeyModeInput
export type DefaultApiKeyInput = z.infer<typeof DefaultApiKeyInput>

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
