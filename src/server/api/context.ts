import type { Actor, ServiceContext } from '../services/service-context'

/** What a call knows before its procedure runs. Made by the route that serves it, from the container. */
export interface ApiContext {
  /** Null for visitors and for credentials that are not good. */
  actor: Actor | null
  /** Stands in the answer's `x-request-id`, in error bodies and in the log. */
  requestId: string
  services: Omit<ServiceContext, 'actor'>
}
