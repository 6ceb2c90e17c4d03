import { randomUUID } from 'node:crypto'
import { handleRestRequest } from '@/server/rest/handle-rest-request'
import type { Actor } from '@/server/services/service-context'
import type { TestServices } from './service-context'

/** Calls of the REST face as an actor, below `/api/v1`; what breaks inside fails the test. */
export function restCaller(services: TestServices) {
  return async (actor: Actor | null, method: string, path: string, body?: unknown) => {
    const address = new URL(`http://127.0.0.1/api/v1${path}`)
    const init = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    const response = await handleRestRequest(
      new Request(address, init),
      address.pathname.slice('/api/v1'.length),
      {
        requestId: randomUUID(),
        reportError: (error) => {
          throw error
        },
        createContext: async () => services.apiContext(actor),
      },
    )
    return { status: response.status, body: await response.json() }
  }
}
