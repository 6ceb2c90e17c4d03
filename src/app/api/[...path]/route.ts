import { randomUUID } from 'node:crypto'
import { everyMethod } from '@/app/api/every-method'
import { refuseRequest } from '@/server/rest/refuse-request'

/** Answers unknown addresses under `/api` and addresses that cannot be decoded. */
function serve(): Response {
  const message = 'There is nothing at this address. The API is at /api/v1: see /api/v1/openapi.json.'
  return refuseRequest('NOT_FOUND', message, randomUUID())
}

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(serve)
