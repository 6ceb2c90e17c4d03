import { type AuthCall, type Endpoint, parseBody } from '../auth-call'
import { emailExists, validationError } from '../auth-error'
import { isUuid, requireAdmin } from '../caller'
import { checkPasswordStrength, parseEmailAddress } from '../credentials'
import { publicUser, type UserRow } from '../user'
import { confirmUser, insertUser, mergeMetadata, updateUser } from '../user-store'
import { AdminUser } from './admin-user'

/** GET /admin/users?page&per_page, newest first. */
export const listUsers: Endpoint = async (call) => {
  requireAdmin(call)
  const page = pageNumber(call, 'page', 1)
  const perPage = pageNumber(call, 'per_page', 50)
  const users = await call.sql<UserRow[]>`
    select * from sandbox_auth.users order by created_at desc, id limit ${perPage} offset ${(page - 1) * perPage}`
  const [row] = await call.sql<{ total: number }[]>`select count(*)::int as total from sandbox_auth.users`
  const total = row?.total ?? 0
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const link = (target: number, rel: string) =>
    `<${call.basePath}/admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < lastPage ? [link(page + 1, 'next')] : []), link(lastPage, 'last')]
  return Response.json(
    { users: await Promise.all(users.map((user) => publicUser(call.sql, user))), aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links.join(', ') } },
  )
}

function pageNumber(call: AuthCall, name: string, fallback: number): number {
  const text = call.query.get(name)
  if (text === null || text === '') return fallback
  if (!/^\d{1,6}$/.test(text) || Number(text) === 0) {
    throw validationError(
      `Bad Pagination Parameters: strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`,
    )
  }
  return Number(text)
}

/** POST /admin/users */
export const createUser: Endpoint = async (call) => {
  requireAdmin(call)
  const body = parseBody(call, AdminUser)
  if (body.email === '') throw validationError('Cannot create a user without either an email or phone')
  const email = parseEmailAddress(body.email)
  if (body.id !== '' && !isUuid(body.id)) throw validationError('ID must conform to the uuid v4 format')
  if (body.password) checkPasswordStrength(call, body.password)
  const passwordHash = body.password ? await call.passwords.hash(body.password) : null
  const fresh = {
    ...(body.id === '' ? {} : { id: body.id }),
    email,
    passwordHash,
    userMetadata: body.user_metadata,
  }
  let user = await insertUser(call.sql, fresh, call.now())
  if (user === null) throw emailExists()
  const change = {
    app_metadata: mergeMetadata(user.app_metadata, body.app_metadata),
    role: body.role || user.role,
  }
  user = await updateUser(call.sql, user.id, change, call.now())
  if (body.email_confirm) user = await confirmUser(call.sql, user, call.now())
  return Response.json(await publicUser(call.sql, user))
}
