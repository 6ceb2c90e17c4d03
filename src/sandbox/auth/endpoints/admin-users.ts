import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, validationError } from '../auth-error'
import { isUuid, requireAdmin } from '../caller'
import { checkPasswordStrength, hashPassword, parseEmailAddress } from '../credentials'
import { clearTokens } from '../one-time-token'
import { endSessions } from '../session'
import { publicUser, type UserRow } from '../user'
import {
  confirmUser,
  findUserByEmail,
  findUserById,
  insertUser,
  mergeMetadata,
  updateUser,
} from '../user-store'

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
    { users: users.map(publicUser), aud: 'authenticated' },
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

const AdminUser = z.object({
  id: textField,
  email: textField,
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: dataField,
  app_metadata: dataField,
  ban_duration: textField,
})

/** POST /admin/users */
export const createUser: Endpoint = async (call) => {
  requireAdmin(call)
  const body = parseBody(call, AdminUser)
  if (body.email === '') throw validationError('Cannot create a user without either an email or phone')
  const email = parseEmailAddress(body.email)
  if (body.id !== '' && !isUuid(body.id)) throw validationError('ID must conform to the uuid v4 format')
  if (body.password) checkPasswordStrength(body.password)
  const passwordHash = body.password ? await hashPassword(body.password) : null
  const fresh = {
    ...(body.id === '' ? {} : { id: body.id }),
    email,
    passwordHash,
    userMetadata: body.user_metadata,
  }
  let user = await insertUser(call.sql, fresh, call.now())
  if (user === null) throw emailExists()
  if (Object.keys(body.app_metadata).length > 0) {
    const app_metadata = mergeMetadata(user.app_metadata, body.app_metadata)
    user = await updateUser(call.sql, user.id, { app_metadata }, call.now())
  }
  if (body.email_confirm) user = await confirmUser(call.sql, user, call.now())
  return Response.json(publicUser(user))
}

/** GET /admin/users/:id */
export const getUserById: Endpoint = async (call) => Response.json(publicUser(await requireTarget(call)))

/** PUT /admin/users/:id */
export const updateUserById: Endpoint = async (call) => {
  let user = await requireTarget(call)
  const body = parseBody(call, AdminUser)
  const email = body.email === '' ? user.email : parseEmailAddress(body.email)
  if (email !== user.email && (await findUserByEmail(call.sql, email)) !== null) throw emailExists()
  if (body.password) {
    checkPasswordStrength(body.password)
    user = await updateUser(
      call.sql,
      user.id,
      { password_hash: await hashPassword(body.password) },
      call.now(),
    )
    await clearTokens(call.sql, user.id)
    await endSessions(call.sql, user.id)
  }
  const change = {
    email,
    app_metadata: mergeMetadata(user.app_metadata, body.app_metadata),
    user_metadata: mergeMetadata(user.user_metadata, body.user_metadata),
    banned_until: bannedUntil(body.ban_duration, user, call.now()),
  }
  user = await updateUser(call.sql, user.id, change, call.now())
  if (body.email_confirm) user = await confirmUser(call.sql, user, call.now())
  return Response.json(publicUser(user))
}

/** DELETE /admin/users/:id: the user, its sessions, and every mail to it. */
export const deleteUserById: Endpoint = async (call) => {
  const user = await requireTarget(call)
  await call.sql.begin(async (tx) => {
    for (const address of [user.email, user.new_email ?? user.email]) {
      await tx`delete from sandbox_auth.mails where sent_to = ${address}`
      await tx`delete from sandbox_auth.mail_requests where address = ${address}`
      await tx`delete from sandbox_auth.sign_in_failures where address = ${address}`
    }
    await tx`delete from sandbox_auth.users where id = ${user.id}`
  })
  return Response.json({})
}

async function requireTarget(call: AuthCall): Promise<UserRow> {
  requireAdmin(call)
  const id = new URL(call.request.url).pathname.split('/').at(-1)
  if (!isUuid(id)) throw validationError('user_id must be an UUID', 404)
  const user = await findUserById(call.sql, id)
  if (user === null) throw new AuthError(404, 'user_not_found', 'User not found')
  return user
}

/** @param duration Go's form in hours (`24h`), or `none` */
function bannedUntil(duration: string, user: UserRow, now: Date): Date | null {
  if (duration === '') return user.banned_until
  if (duration === 'none') return null
  const [, hours] = /^(\d{1,7}(?:\.\d+)?)h$/.exec(duration) ?? []
  if (hours === undefined) throw validationError(`invalid format for ban duration: ${duration}`)
  return new Date(now.getTime() + Number(hours) * 3_600_000)
}

function emailExists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}
