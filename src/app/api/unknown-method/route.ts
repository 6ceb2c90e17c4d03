import { randomUUID } from 'node:crypto'
import { refuseRequest } from '@/server/rest/refuse-request'

/** Where requests are led whose method no route can answer. */
export function GET(): Response {
  const message = 'There is no such method here: use GET, POST, PATCH or DELETE.'
  const response = refuseRequest('METHOD_NOT_ALLOWED', message, randomUUID())
  response.headers.set('allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
  return response
}
