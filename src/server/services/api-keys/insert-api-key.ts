import type { CreatedApiKey } from '@/contracts/api-key'
import { apiKeys } from '../../db/schema/api-keys'
import { recordAudit } from '../audit/record-audit'
import type { ServiceContext } from '../service-context'
import { displayApiKey, hashApiKey, newApiKey } from './api-key-format'
import { presentApiKey } from './present-api-key'

/** Makes a key of the caller's and stores what may be kept of it. @returns the only copy of the whole key */
export async function insertApiKey(
  context: ServiceContext,
  { name, mode, scopes }: Pick<typeof apiKeys.$inferSelect, 'name' | 'mode' | 'scopes'>,
): Promise<CreatedApiKey> {
  const key = newApiKey(mode)
  const [row] = await context.db
    .insert(apiKeys)
    .values({
      id: context.newId(),
      userId: context.actor.userId,
      name,
      mode,
      scopes,
      keyHash: hashApiKey(key),
      ...displayApiKey(key),
      createdAt: context.now(),
    })
    .returning()
  if (!row) throw new Error('The key was not stored.')
  await recordAudit(context, 'api-key.created')
  return { key, ...presentApiKey(row) }
}
