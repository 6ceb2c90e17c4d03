import type { KeyCall } from '../services/api-keys/record-key-call'
import type { Actor, ServiceContext } from '../services/service-context'
import type { Admission } from './admission'

/** Context of a call before its procedure runs. The route builds it from the container. */
export interface ApiContext {
  /** Null for visitors and for credentials that are not good. */
  actor: Actor | null
  /** Stands in the answer's `x-request-id`, in error bodies and in the log. */
  requestId: string
  /** Counts the calls of this request. Without one nothing is counted: typed callers in the process, or counted before. */
  admission?: Admission
  /** Called after each answered call with a key; the answer does not wait. Without it such calls are not counted. */
  onKeyCall?: (call: KeyCall) => void
  /** The id that what this call makes is given. @see ServiceContext */
  runId?: string
  services: Omit<ServiceContext, 'actor' | 'runId'>
}
