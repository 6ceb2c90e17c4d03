import document from '../../../../../docs/openapi.json'

export const dynamic = 'force-static'

export function GET(): Response {
  return Response.json(document, { headers: { 'access-control-allow-origin': '*' } })
}
