import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AuthCall, dataField, type Endpoint, parseBody, textField } from '../auth-call'
import { AuthError, emailExists, validationError } from '../auth-error'
import { isUuid, requireAdmin } from '../caller'
import { checkPasswordStrength, parseEmailAddress } from '../credentials'
import { clearTokens } from '../one-time-token'
import { endSessions } from '../session'
import { forgetAccountTries } from '../sign-in-tries'
import { publicUser, type UserRow } from '../user'
import {
  confirmUser,
  findUserByEmail,
  findUserById,
  mergeMetadata,
  type UserChange,
  updateUser,
} from '../user-store'

export const AdminUser = z.object({
  id: textField,
  email: textField,
  password: z.string().nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: dataField,
  app_metadata: dataField,
  role: textField,
  ban_duration: textField,
})

/** GET /admin/users/:id */
export const getUserById: Endpoint = async (call) =>
  Response.json(await publicUser(call.sql, await requireTarget(call)))

/** PUT /admin/users/:id */
export const updateUserById: Endpoint = async (call) => {
  let user = await requireTarget(call)
  const body = parseBody(call, AdminUser)
  const email = body.email === '' ? user.email : parseEmailAddress(body.email)
  if (email !== user.email && (await findUserByEmail(call.sql, email)) !== null) throw emailExists()
  if (body.password) {
    checkPasswordStrength(call, body.password)
    const password_hash = await call.passwords.hash(body.password)
    user = await updateUser(call.sql, user.id, { password_hash }, call.now())
    await clearTokens(call.sql, user.id)
    await endSessions(call.sql, user.id)
  }
  const change = {
    email,
    identities:
      email === user.email ? user.identities : movedIdentities(user, email, body.email_confirm === true),
    role: body.role || user.role,
    app_metadata: mergeMetadata(user.app_metadata, body.app_metadata),
    user_metadata: mergeMetadata(user.user_metadata, body.user_metadata),
    banned_until: bannedUntil(body.ban_duration, user, call.now()),
  }
  user = await updateUser(call.sql, user.id, change, call.now())
  if (body.email_confirm) user = await confirmUser(call.sql, user, call.now())
  return Response.json(await publicUser(call.sql, user))
}

const Deletion = z.object({ should_soft_delete: z.boolean().nullish() })

/** DELETE /admin/users/:id: the user, its sessions, and every mail to it. A soft deletion keeps the id and nothing else. */
export const deleteUserById: Endpoint = async (call) => {
  const user = await requireTarget(call)
  const { should_soft_delete: keepsRow } = parseBody(call, Deletion)
  await call.sql.begin(async (tx) => {
    for (const address of new Set([user.email, user.new_email ?? user.email])) {
      await tx`delete from sandbox_auth.mails where sent_to = ${address}`
      await tx`delete from sandbox_auth.mail_requests where address = ${address}`
      await forgetAccountTries(tx, address)
    }
    await clearTokens(tx, user.id)
    await endSessions(tx, user.id)
    if (!keepsRow) await tx`delete from sandbox_auth.users where id = ${user.id}`
    else if (user.deleted_at === null) await updateUser(tx, user.id, emptied(user, call.now()), call.now())
  })
  return Response.json({})
}

function emptied({ id, email }: UserRow, now: Date): UserChange {
  return {
    email: createHash('sha256').update(`${id}${email}`).digest('base64url'),
    new_email: null,
    password_hash: null,
    user_metadata: {},
    identities: [],
    deleted_at: now,
  }
}

function movedIdentities({ identities }: UserRow, email: string, isVerified: boolean): UserRow['identities'] {
  return identities.map((identity) => ({
    ...identity,
    email,
    identity_data: { ...identity.identity_data, email, email_verified: isVerified },
  }))
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
