import { and, desc, eq } from 'drizzle-orm'
import type { ApiKeyList } from '@/contracts/api-key'
import { apiKeys } from '../../db/schema/api-keys'
import type { ServiceContext } from '../service-context'
import { isLiving } from './is-living'
import { presentApiKey } from './present-api-key'
import { refuseKeys } from './refuse-keys'

/** Every key that opens the caller's account, newest first. @throws FORBIDDEN to a key */
export async function listApiKeys({ actor, db, now }: ServiceContext): Promise<ApiKeyList> {
  refuseKeys(actor)
  const keys = await db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, actor.userId), isLiving(now())))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
  return { keys: keys.map(presentApiKey) }
}
