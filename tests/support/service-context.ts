import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { acceptor } from '@tests/integrations/language-model/acceptor'
import type { ModelMeme } from '@/core/writer/accept/model-meme'
import type { ApiContext } from '@/server/api/context'
import { type Database, openDatabase } from '@/server/db/client'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createCanvasLayout } from '@/server/integrations/canvas-renderer/canvas-layout'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createBrowserWriter } from '@/server/integrations/language-model/browser-writer'
import { createMiniSearchTemplateSearch } from '@/server/integrations/minisearch/minisearch-template-search'
import { createModeratedWriter } from '@/server/integrations/moderation/moderated-writer'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { createSharpPictureReader } from '@/server/integrations/sharp/sharp-picture-reader'
import { createLocalImageStorage } from '@/server/integrations/storage/local-image-storage'
import { openAccount } from '@/server/services/accounts/open-account'
import { getUploadFile } from '@/server/services/images/get-upload-file'
import type { TemplateSearchRequest } from '@/server/services/ports/template-search'
import type { Actor, Ports, ServiceContext } from '@/server/services/service-context'
import { templates } from '@/templates/templates'
import { openTestDatabase, type TestDatabase } from './database'

const builtInWriter = createBuiltInWriter()
const templateIndex = createMiniSearchTemplateSearch(templates)
const moderator = createObscenityModerator()
const writeFromBrowser = createBrowserWriter({ templates, builtIn: builtInWriter, acceptor })
const sharedPorts = {
  identity: { deleteUser: async () => undefined },
  payments: null,
  browserWriter: (written: readonly ModelMeme[]) =>
    createModeratedWriter(writeFromBrowser(written), {
      moderator,
      offline: moderator,
      refill: builtInWriter,
    }),
  captionWriter: builtInWriter,
  freeWriter: builtInWriter,
  trialWriter: builtInWriter,
  moderator,
  pictureDescriber: null,
  pictureReader: createSharpPictureReader(),
  templateSearch: {
    search: async (request: TemplateSearchRequest) => templateIndex.search(request),
  },
  themedWriter: builtInWriter,
  visualWriter: null,
}

/** The ports over a database of the test's own; uploads lie in a directory of their own. */
function openPorts(db: Database, uploadsDir: string): Ports {
  const imageStorage = createLocalImageStorage(uploadsDir)
  const renderer = createCanvasRenderer({
    publicDir: path.join(process.cwd(), 'public'),
    uploadedFileOf: async (key) => (await getUploadFile({ db, imageStorage }, key)).read(),
  })
  return { ...sharedPorts, imageStorage, layout: createCanvasLayout(renderer.measure), renderer }
}

/** The moment at which tests happen unless they say otherwise. */
export const testNow = new Date('2026-11-21T10:00:00Z')

export interface TestServices {
  database: TestDatabase
  /** The context of a new person, or of the actor given, whose account is not opened. */
  contextFor(actor?: Actor, now?: Date): ServiceContext
  /** The same with the account opened, as routes and procedures do it before they call a service. */
  openContext(actor?: Actor, now?: Date): Promise<ServiceContext>
  /** Context that a route hands to a face: the actor of a call, null for a visitor, and the services. */
  apiContext(actor: Actor | null): ApiContext
  newUser(): Extract<Actor, { kind: 'user' }>
  /** Where the files of uploads lie. */
  uploadsDir: string
  close(): Promise<void>
}

/** The real services over a database of the test's own, through a pool of 40 connections under the app's role. */
export async function openTestServices(): Promise<TestServices> {
  const database = await openTestDatabase()
  const pool = openDatabase(database.url, { maxConnections: 40 })
  const uploadsDir = await mkdtemp(path.join(tmpdir(), 'quipsmith-uploads-'))
  const ports = openPorts(pool.db, uploadsDir)
  const newUser = () => ({
    kind: 'user' as const,
    userId: randomUUID(),
    email: `${randomUUID()}@example.com`,
  })
  const contextFor = (actor: Actor = newUser(), now = testNow): ServiceContext => ({
    actor,
    db: pool.db,
    now: () => now,
    newId: randomUUID,
    ports,
    countsMemeEvents: true,
    site: { url: 'http://127.0.0.1:3000', brandName: 'Quipsmith' },
    addressHash: null,
  })
  return {
    database,
    uploadsDir,
    newUser,
    contextFor,
    apiContext(actor) {
      const { actor: _new, ...services } = contextFor()
      return { actor, requestId: randomUUID(), services }
    },
    openContext: async (actor, now) => {
      const context = contextFor(actor, now)
      await openAccount(context)
      return context
    },
    close: async () => {
      await pool.close()
      await database.close()
      await rm(uploadsDir, { recursive: true, force: true })
    },
  }
}
