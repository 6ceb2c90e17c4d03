import { randomUUID } from 'node:crypto'
import { refuseRequest } from '@/server/rest/refuse-request'

/** Answers requests under another host's name, which are rerouted here while the sandbox is on. */
export function GET({ headers }: Request): Response {
  const message = 'This sandbox answers on its own machine only. Open it at its local address.'
  if (headers.get('accept')?.includes('text/html')) return new Response(`${message}\n`, { status: 403 })
  return refuseRequest('FORBIDDEN', message, randomUUID())
}
