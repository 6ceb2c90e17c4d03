import type { Endpoint } from './auth-call'
import { deleteFactor, listFactors } from './endpoints/admin-factors'
import { deleteUserById, getUserById, updateUserById } from './endpoints/admin-user'
import { createUser, listUsers } from './endpoints/admin-users'
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './endpoints/factors'
import { generateLink } from './endpoints/generate-link'
import { invite } from './endpoints/invite'
import { logout } from './endpoints/logout'
import { magiclink, otp } from './endpoints/otp'
import {
  deletePasskey,
  finishAuthentication,
  finishRegistration,
  listPasskeys,
  renamePasskey,
  startAuthentication,
  startRegistration,
} from './endpoints/passkeys'
import { linkIdentity, reauthenticate } from './endpoints/reauthenticate'
import { recover } from './endpoints/recover'
import { resend } from './endpoints/resend'
import { authorize, getHealth, getKeySet, getSettings } from './endpoints/settings'
import { signup } from './endpoints/signup'
import { singleSignOn } from './endpoints/switched-off'
import { token } from './endpoints/token'
import { getUser, putUser } from './endpoints/user'
import { getVerify, postVerify } from './endpoints/verify'

/** Endpoints by method and path below the base path. */
export const endpoints: Record<string, Endpoint> = {
  'GET /settings': getSettings,
  'GET /health': getHealth,
  'GET /.well-known/jwks.json': getKeySet,
  'GET /authorize': authorize,
  'POST /signup': signup,
  'POST /token': token,
  'POST /otp': otp,
  'POST /magiclink': magiclink,
  'POST /recover': recover,
  'POST /resend': resend,
  'GET /verify': getVerify,
  'POST /verify': postVerify,
  'GET /user': getUser,
  'PUT /user': putUser,
  'POST /logout': logout,
  'GET /reauthenticate': reauthenticate,
  'GET /user/identities/authorize': linkIdentity,
  'DELETE /user/identities/:id': linkIdentity,
  'POST /sso': singleSignOn,
  'POST /factors': enrollFactor,
  'DELETE /factors/:id': unenrollFactor,
  'POST /factors/:id/challenge': challengeFactor,
  'POST /factors/:id/verify': verifyFactor,
  'GET /passkeys': listPasskeys,
  'PATCH /passkeys/:id': renamePasskey,
  'DELETE /passkeys/:id': deletePasskey,
  'POST /passkeys/registration/options': startRegistration,
  'POST /passkeys/registration/verify': finishRegistration,
  'POST /passkeys/authentication/options': startAuthentication,
  'POST /passkeys/authentication/verify': finishAuthentication,
  'POST /invite': invite,
  'POST /admin/generate_link': generateLink,
  'GET /admin/users': listUsers,
  'POST /admin/users': createUser,
  'GET /admin/users/:id': getUserById,
  'PUT /admin/users/:id': updateUserById,
  'DELETE /admin/users/:id': deleteUserById,
  'GET /admin/users/:id/factors': listFactors,
  'DELETE /admin/users/:id/factors/:id': deleteFactor,
}

/** Bodies may be absent here. */
export const bodiless: ReadonlySet<string> = new Set([
  'POST /logout',
  'DELETE /admin/users/:id',
  'DELETE /user/identities/:id',
  'DELETE /factors/:id',
  'DELETE /passkeys/:id',
  'DELETE /admin/users/:id/factors/:id',
])

/** The name of a path's endpoint, with `:id` where one stands. */
export function routeName(method: string, path: string): string {
  const exact = `${method} ${path}`
  if (Object.hasOwn(endpoints, exact)) return exact
  const general = path.replace(/^(\/admin\/users|\/user\/identities|\/factors|\/passkeys)\/[^/]+/, '$1/:id')
  return `${method} ${general.replace(/(\/:id\/factors)\/[^/]+/, '$1/:id')}`
}
