import { AppError, type ErrorBody, unauthorizedMessage } from '@/contracts/errors'
import { answerOnce } from '../api/answer-once'
import type { ApiContext } from '../api/context'
import { describeError, shortened } from '../api/describe-error'
import { createCaller } from '../api/root'
import { bearerChallenge } from './bearer-challenge'
import { crossOriginHeaders, preflight } from './cross-origin'
import { readIdempotencyKey } from './idempotency-key'
import { readBody } from './read-body'
import { readQuery } from './read-query'
import { matchPath, type RouteMatch } from './route-table'

/**
 * Serves one call of `/api/v1`:
 * 1. the path and method choose a procedure;
 * 2. the call is counted, and refused before its body is read when there were too many;
 * 3. path, query and body become its input;
 * 4. the caller runs it with the same context and the same checks as the app's own calls, once for each
 *    `Idempotency-Key`;
 * 5. the answer, or the failure from the table of errors, becomes JSON;
 * 6. a call with a key is told to who counts them, after the answer.
 */

export interface RestDependencies {
  /** Made only when a route matched: visitors of unknown paths cost no look-up. */
  createContext(): Promise<ApiContext>
  requestId: string
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
}

/** Most of a path that an answer repeats, in characters. */
const pathCharsMax = 120
const shown = (path: string) => shortened(path || '/', pathCharsMax)

function decodePath(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent)
  } catch {
    throw new AppError('NOT_FOUND', 'There is no such call.')
  }
}

function findRoute(method: string, path: string): RouteMatch {
  const matches = matchPath(decodePath(path))
  const match = matches.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method))
  if (match) return match
  throw new AppError('METHOD_NOT_ALLOWED', `${shown(path)} answers ${allowedMethods(path)}, not ${method}.`)
}

/** @throws NOT_FOUND when there is no call at the path */
function allowedMethods(path: string): string {
  const methods = matchPath(decodePath(path)).map(({ route }) => route.method)
  if (methods.length > 0) return methods.join(', ')
  throw new AppError('NOT_FOUND', `There is no call at ${shown(path)}. See /api/v1/openapi.json.`)
}

type Procedure = (input: unknown) => Promise<unknown>

function findProcedure(context: ApiContext, name: string): Procedure {
  const caller = createCaller(context) as unknown as Record<string, Record<string, Procedure>>
  const [router = '', procedure = ''] = name.split('.')
  return caller[router]?.[procedure] as Procedure
}

/** Runs a call that has been let in, and answers with its body. */
async function runCall(
  request: Request,
  { route, params }: RouteMatch,
  context: ApiContext,
  dependencies: RestDependencies,
): Promise<Response> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const key = request.method === 'POST' ? readIdempotencyKey(request.headers) : null
  const { actor, services } = context
  // A large body is not even read of a stranger.
  if (route.withPictureBytesMax && !actor) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
  const given = isRead
    ? readQuery(new URL(request.url).searchParams, route.fields)
    : await readBody(request, { withPictureBytesMax: route.withPictureBytesMax })
  const input = { ...given, ...params }
  if (key === null || !actor) return Response.json(await findProcedure(context, route.procedure)(input))
  const { status, body, replayed } = await answerOnce(
    { ...services, actor },
    {
      call: route.procedure,
      key,
      input,
      secretAnswer: route.secretAnswer,
      run: (runId) => findProcedure({ ...context, runId }, route.procedure)(input),
      reportError: (error) => dependencies.reportError(error, dependencies.requestId),
    },
  )
  const headers = {
    'content-type': 'application/json',
    ...(replayed ? { 'idempotency-replayed': 'true' } : {}),
  }
  return new Response(body, { status, headers })
}

/** Whatever comes of counting, the answer is sent. */
function tellKeyCall(
  { route }: RouteMatch,
  { actor, services, onKeyCall }: ApiContext,
  outcome: { failed: boolean; durationMs: number; creditsUsed: number },
  onFailure: (error: unknown) => void,
): void {
  if (actor?.kind !== 'apiKey') return
  try {
    const endpoint = `${route.method} /${route.segments.join('/')}`
    onKeyCall?.({ ...outcome, actor, endpoint, at: services.now() })
  } catch (error) {
    onFailure(error)
  }
}

/** @param path below `/api/v1`, still percent-encoded: `/meme/text-to-meme` */
export async function handleRestRequest(
  request: Request,
  path: string,
  dependencies: RestDependencies,
): Promise<Response> {
  const { requestId } = dependencies
  const headers = new Headers({
    'x-request-id': requestId,
    'cache-control': 'no-store',
    ...crossOriginHeaders,
  })
  const startedMs = performance.now()
  let creditsUsed = 0
  let match: RouteMatch | undefined
  let context: ApiContext | undefined
  let response: Response
  try {
    if (request.method === 'OPTIONS') return preflight(allowedMethods(path), headers)
    match = findRoute(request.method, path)
    context = await dependencies.createContext()
    const { admission, services, ...counted } = context
    await admission?.take(match.route.callClass)
    const onSpend = (credits: number) => {
      creditsUsed += credits
    }
    const metered = { ...counted, services: { ...services, onSpend } }
    response = await runCall(request, match, metered, dependencies)
  } catch (error) {
    const { code, status, message, retryAfterSeconds } = describeError(error)
    if (code === 'INTERNAL') dependencies.reportError(error, requestId)
    if (code === 'METHOD_NOT_ALLOWED') headers.set('allow', allowedMethods(path))
    if (status === 401) headers.set('www-authenticate', bearerChallenge(code))
    if (retryAfterSeconds) headers.set('retry-after', String(retryAfterSeconds))
    const body: ErrorBody = { message, code, requestId }
    response = Response.json(body, { status })
  }
  if (match && context) {
    const durationMs = performance.now() - startedMs
    const outcome = { failed: response.status >= 400, durationMs, creditsUsed }
    tellKeyCall(match, context, outcome, (error) => dependencies.reportError(error, requestId))
  }
  for (const [name, value] of [...headers, ...Object.entries(context?.admission?.headers() ?? {})]) {
    response.headers.set(name, value)
  }
  return response
}
