import type { Database } from '../db/client'
import type { CaptionWriter } from './ports/caption-writer'
import type { IdentityProvider, VerifiedIdentity } from './ports/identity-provider'
import type { ImageStorage } from './ports/image-storage'
import type { MemeRenderer } from './ports/meme-renderer'
import type { Moderator } from './ports/moderator'
import type { Payments } from './ports/payments'
import type { PictureDescriber } from './ports/picture-describer'
import type { PictureReader } from './ports/picture-reader'
import type { TemplateSearch } from './ports/template-search'
import type { ThemedWriter } from './ports/themed-writer'

/** Who calls. Everything that a verb reads or writes is looked up by `userId`, never by an id from the input. */
export type Actor =
  | { kind: 'user'; userId: string; email: string }
  | { kind: 'apiKey'; userId: string; keyId: string; mode: 'live' | 'test' }

export interface Ports {
  captionWriter: CaptionWriter
  /** Writes by rules alone, for what nobody pays for. */
  freeWriter: CaptionWriter
  imageStorage: ImageStorage
  identity: Pick<IdentityProvider, 'deleteUser'>
  moderator: Moderator
  /** Null where nothing can be bought. */
  payments: Payments | null
  /** Null where no model looks at pictures. */
  pictureDescriber: PictureDescriber | null
  pictureReader: PictureReader
  renderer: MemeRenderer
  templateSearch: TemplateSearch
  themedWriter: ThemedWriter
}

/** What every verb gets: who calls, where the data lies, what time it is, and the outside world. */
export interface ServiceContext {
  actor: Actor
  db: Database
  now: () => Date
  newId: () => string
  /**
   * The id of what this call makes first: the same in a call that is repeated under one `Idempotency-Key`, so that
   * the database refuses to make it twice. Without one a new id is taken.
   */
  runId?: string
  /** Hears of credits once they are taken for good. */
  onSpend?: (credits: number) => void
  ports: Ports
  site: { url: string; brandName: string }
  /** The session that calls; absent for keys and for callers in the process. */
  sessionId?: string | null
  /**
   * Asks the sign-in service who calls, because a token is believed for an hour without asking. Absent for keys, which
   * are looked up each time, and for callers in the process.
   * @throws SERVICE_UNAVAILABLE
   */
  askIdentity?: () => Promise<VerifiedIdentity | null>
  /** SHA-256 of the caller's network address, hex, for the audit log. */
  addressHash: string | null
}
