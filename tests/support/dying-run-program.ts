import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { type Database, openDatabase } from '@/server/db/client'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createCanvasLayout } from '@/server/integrations/canvas-renderer/canvas-layout'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { createSharpPictureReader } from '@/server/integrations/sharp/sharp-picture-reader'
import { createLocalImageStorage } from '@/server/integrations/storage/local-image-storage'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import type { DeathPoint } from './dying-run'

/**
 * One run by the REST face, by a process that kills itself at a point that it is told. What it stands at is seen from
 * outside the product: by the ports that it calls and the statements of its transaction.
 */

const [url = '', userId = '', key = '', point = ''] = process.argv.slice(2)

/** As `kill -9`: nothing is written, closed or rolled back by us. */
function dieAt(here: DeathPoint): void {
  if (here === point) process.kill(process.pid, 'SIGKILL')
}

/** A transaction whose inserts are counted: the credits are taken by a statement of another kind before them. */
function watched(transaction: Database): Database {
  let inserts = 0
  return new Proxy(transaction, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (name === 'insert') {
          inserts += 1
          if (inserts === 1) dieAt('after the credits are taken')
          if (inserts === 2) dieAt('after the prompt is stored')
          if (inserts === 3) dieAt('after the pictures are stored')
        }
        return value.apply(target, given)
      }
    },
  })
}

function dying(db: Database): Database {
  let isWritten = false
  return new Proxy(db, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (name !== 'transaction' || !wordsAreWritten) return value.bind(target)
      return async (work: (transaction: Database) => Promise<unknown>) => {
        const answer = await target.transaction(async (transaction) => {
          const made = await work(isWritten ? transaction : watched(transaction))
          if (!isWritten) dieAt('before the commit')
          return made
        })
        isWritten = true
        dieAt('after the commit')
        return answer
      }
    },
  })
}

let wordsAreWritten = false
const { db } = openDatabase(url, { maxConnections: 4 })
const writer = createBuiltInWriter()
const moderator = createObscenityModerator()
const renderer = createCanvasRenderer({
  publicDir: path.join(process.cwd(), 'public'),
  uploadedFileOf: async () => new Uint8Array(),
})
const services = {
  db: dying(db),
  now: () => new Date(),
  newId: randomUUID,
  ports: {
    captionWriter: {
      ...writer,
      async write(...run: Parameters<typeof writer.write>) {
        dieAt('before the words are written')
        const answer = await writer.write(...run)
        wordsAreWritten = true
        dieAt('after the words are written')
        return answer
      },
    },
    browserWriter: () => writer,
    freeWriter: writer,
    trialWriter: writer,
    identity: { deleteUser: async () => undefined },
    imageStorage: createLocalImageStorage('/nowhere'),
    moderator,
    payments: null,
    pictureDescriber: null,
    pictureReader: createSharpPictureReader(),
    layout: createCanvasLayout(renderer.measure),
    renderer,
    templateSearch: { search: async () => [] },
    themedWriter: writer,
    visualWriter: null,
  },
  countsMemeEvents: true,
  site: { url: 'http://127.0.0.1:3000', brandName: 'Quipsmith' },
  addressHash: null,
}

const response = await handleRestRequest(
  new Request('http://127.0.0.1/api/v1/meme/text-to-meme', {
    method: 'POST',
    headers: { 'idempotency-key': key },
    body: JSON.stringify({ text: 'the lift stopped for everybody but me', maxDimension: 256, count: 2 }),
  }),
  '/meme/text-to-meme',
  {
    requestId: randomUUID(),
    reportError: console.error,
    createContext: async () => ({
      actor: { kind: 'user', userId, email: `${userId}@example.com` },
      requestId: randomUUID(),
      services,
    }),
  },
)
dieAt('before the answer leaves')
// It stood nowhere where it was to die: its answer tells why.
console.error(response.status, await response.text())
process.exit(0)
