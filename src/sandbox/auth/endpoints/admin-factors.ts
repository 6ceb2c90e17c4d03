import type { AuthCall, Endpoint } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { isUuid, requireAdmin } from '../caller'
import { type FactorRow, findFactors, publicFactor, removeFactor } from '../factor'

/** GET /admin/users/:id/factors */
export const listFactors: Endpoint = async (call) =>
  Response.json((await requireFactors(call)).map(publicFactor))

/** DELETE /admin/users/:id/factors/:factor: support's way to help somebody who lost their phone. */
export const deleteFactor: Endpoint = async (call) => {
  const factors = await requireFactors(call)
  const id = new URL(call.request.url).pathname.split('/').at(-1)
  if (!isUuid(id)) throw validationError('factor_id must be an UUID', 404)
  const factor = factors.find((known) => known.id === id.toLowerCase())
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  await call.sql.begin((tx) => removeFactor(tx, factor.id))
  return Response.json(publicFactor(factor))
}

async function requireFactors(call: AuthCall): Promise<FactorRow[]> {
  requireAdmin(call)
  const id = new URL(call.request.url).pathname.split('/admin/users/')[1]?.split('/')[0]
  if (!isUuid(id)) throw validationError('user_id must be an UUID', 404)
  return findFactors(call.sql, id)
}
