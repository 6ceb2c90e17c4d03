import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { openDatabase } from '@/server/db/client'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createMiniSearchTemplateSearch } from '@/server/integrations/minisearch/minisearch-template-search'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import type { Actor, ServiceContext } from '@/server/services/service-context'
import { templates } from '@/templates/templates'
import { openTestDatabase, type TestDatabase } from './database'

const ports = {
  captionWriter: createBuiltInWriter(),
  moderator: createObscenityModerator(),
  renderer: createCanvasRenderer({ publicDir: path.join(process.cwd(), 'public') }),
  templateSearch: createMiniSearchTemplateSearch(templates),
}

/** The moment at which tests happen unless they say otherwise. */
export const testNow = new Date('2026-11-21T10:00:00Z')

export interface TestServices {
  database: TestDatabase
  /** A context for a new person, or for the actor given. */
  contextFor(actor?: Actor, now?: Date): ServiceContext
  newUser(): Extract<Actor, { kind: 'user' }>
  close(): Promise<void>
}

/** The real services over a database of the test's own, through a pool of 40 connections under the app's role. */
export async function openTestServices(): Promise<TestServices> {
  const database = await openTestDatabase()
  const pool = openDatabase(database.url, { maxConnections: 40 })
  const newUser = () => ({
    kind: 'user' as const,
    userId: randomUUID(),
    email: `${randomUUID()}@example.com`,
  })
  return {
    database,
    newUser,
    contextFor: (actor = newUser(), now = testNow) => ({
      actor,
      db: pool.db,
      now: () => now,
      newId: randomUUID,
      ports,
      site: { url: 'http://127.0.0.1:3000', brandName: 'Quipsmith' },
      addressHash: null,
    }),
    close: async () => {
      await pool.close()
      await database.close()
    },
  }
}
