import { z } from 'zod'
import { graphemeCount } from '@/core/text/graphemes'
import { keyNameCharsMax, keyNameUnitsMax, namedKeysMax } from './limits'
import { StorableText } from './storable-text'

const keyModes = ['live', 'test'] as const
const KeyMode = z.enum(keyModes, `must be one of ${keyModes.join(', ')}`)
export type KeyMode = z.infer<typeof KeyMode>

/** `read` shows and searches, `generate` makes, changes and deletes. decision: ADR-0044 */
export const keyScopes = ['read', 'generate'] as const
const KeyScope = z.enum(keyScopes, `must be one of ${keyScopes.join(', ')}`)
export type KeyScope = z.infer<typeof KeyScope>

const describedMode =
  '`test` for a key to try things out with: it spends no credits, marks the pictures and is written for without a language model; `live` when left out'

/** One key of each kind is the default one; a call without a payload means the live one. @see spec §7 */
const KeyModeInput = z
  .strictObject({ mode: KeyMode.optional().meta({ description: describedMode }) })
  .optional()
export const GenerateApiKeyInput = KeyModeInput
export type GenerateApiKeyInput = z.infer<typeof GenerateApiKeyInput>
/** `GET /api-key/get-default` */
export const DefaultApiKeyInput = KeyModeInput
export type DefaultApiKeyInput = z.infer<typeof DefaultApiKeyInput>

/** `POST /api-key/generate-new`: the whole key is in this answer and in that of `/api-key/create`, nowhere else. */
export const NewApiKey = z.object({ key: z.string(), prefix: z.string(), createdAt: z.iso.datetime() })
export type NewApiKey = z.infer<typeof NewApiKey>

const shown = {
  prefix: z.string(),
  last4: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
}

/** `GET /api-key/get-default` */
export const DefaultApiKey = z.object(shown).nullable()
export type DefaultApiKey = z.infer<typeof DefaultApiKey>

/** `POST /api-key/create` */
export const CreateApiKeyInput = z.strictObject({
  name: StorableText.trim()
    .min(1, 'must not be empty')
    .max(keyNameUnitsMax, `must be at most ${keyNameCharsMax} characters`)
    .refine((name) => graphemeCount(name) <= keyNameCharsMax, `must be at most ${keyNameCharsMax} characters`)
    .meta({ description: `What you know it by, 1 to ${keyNameCharsMax} characters` }),
  mode: KeyMode.default('live').meta({ description: describedMode }),
  scopes: z
    .array(KeyScope)
    .min(1, 'must name at least one scope')
    .max(keyScopes.length, `must name at most ${keyScopes.length} scopes`)
    .overwrite((scopes) => keyScopes.filter((scope) => scopes.includes(scope)))
    .default([...keyScopes])
    .meta({
      description:
        'What it may do: `read` shows and searches, `generate` makes, changes and deletes. Both when left out',
    }),
})
export type CreateApiKeyInput = z.infer<typeof CreateApiKeyInput>

/** A key as it may be shown. */
export const ApiKeyView = z.object({
  id: z.uuid(),
  name: z.string().nullable().meta({ description: 'null for a default key' }),
  mode: KeyMode,
  scopes: z.array(KeyScope),
  ...shown,
  expiresAt: z.iso.datetime().nullable().meta({ description: 'When a default key that was replaced ends' }),
})
export type ApiKeyView = z.infer<typeof ApiKeyView>

/** The whole key, this once, and what is shown of it afterwards. */
export const CreatedApiKey = ApiKeyView.extend({ key: z.string() })
export type CreatedApiKey = z.infer<typeof CreatedApiKey>

/** `GET /api-key/list`: default keys, replaced ones that still work, and at most 20 with a name. */
export const ApiKeyList = z.object({
  keys: z.array(ApiKeyView).meta({ description: `At most ${namedKeysMax} have a name` }),
})
export type ApiKeyList = z.infer<typeof ApiKeyList>

/** `POST /api-key/revoke` */
export const RevokeApiKeyInput = z.strictObject({ keyId: z.uuid('must be the id of a key') })
export type RevokeApiKeyInput = z.infer<typeof RevokeApiKeyInput>
export const RevokedApiKey = z.object({ revoked: z.literal(true) })
export type RevokedApiKey = z.infer<typeof RevokedApiKey>

export const NoInput = z.strictObject({}).optional()
