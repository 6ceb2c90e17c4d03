import type { KeyMode, KeyScope } from '@/contracts/api-key'
import type { ModelMeme } from '@/core/writer/accept/model-meme'
import type { Database } from '../db/client'
import type { OnUnreadableRow } from './pages/present-rows'
import type { CaptionWriter } from './ports/caption-writer'
import type { IdentityProvider, SessionVerdict } from './ports/identity-provider'
import type { ImageStorage } from './ports/image-storage'
import type { LayoutEngine } from './ports/layout-engine'
import type { MemeRenderer } from './ports/meme-renderer'
import type { Moderator } from './ports/moderator'
import type { Payments } from './ports/payments'
import type { PictureDescriber } from './ports/picture-describer'
import type { PictureReader } from './ports/picture-reader'
import type { TemplateSearch } from './ports/template-search'
import type { ThemedWriter } from './ports/themed-writer'
import type { VisualWriter } from './ports/visual-writer'

/** The caller. Services look everything up by `userId`, never by an id from the input alone. */
export type Actor =
  | { kind: 'user'; userId: string; email: string }
  | { kind: 'apiKey'; userId: string; keyId: string; mode: KeyMode; scopes: readonly KeyScope[] }

export interface Ports {
  /** Takes what a model in the caller's browser wrote, as far as it passes our checks. */
  browserWriter(written: readonly ModelMeme[]): CaptionWriter
  captionWriter: CaptionWriter
  /** Writes by rules alone, for what nobody pays for: test keys. */
  freeWriter: CaptionWriter & ThemedWriter
  /** Writes what visitors try on the front page: a language model within its own cap, else the rules. */
  trialWriter: CaptionWriter
  imageStorage: ImageStorage
  layout: LayoutEngine
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
  /** Null where no model chooses drawings: then the lexicon does. */
  visualWriter: VisualWriter | null
}

/**
 * `fresh` asks the sign-in service now, `recent` at most 45 seconds ago, `known` at most five minutes ago.
 * decision: ADR-0022, ADR-0045
 */
export type VerdictAge = 'fresh' | 'recent' | 'known'

/** Argument of every service: caller, database, clock and ports. */
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
  /** Called once credits are taken for good. */
  onSpend?: (credits: number) => void
  /** Called with each row that a list had to leave out. */
  onUnreadableRow?: OnUnreadableRow
  ports: Ports
  /** Stars, downloads, shares, edits and deletions are counted per meme. decision: ADR-0054 */
  countsMemeEvents: boolean
  site: { url: string; brandName: string }
  /** The session that calls; absent for keys and for callers in the process. */
  sessionId?: string | null
  /**
   * The verdict of the sign-in service on the session that calls, because its token alone is good for an hour.
   * Absent for keys, which are looked up each time, and for callers in the process.
   * @throws SERVICE_UNAVAILABLE
   */
  askSession?: (age: VerdictAge) => Promise<SessionVerdict>
  /** SHA-256 of the caller's network address, hex, for the audit log. */
  addressHash: string | null
}
