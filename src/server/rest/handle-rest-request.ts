import { AppError, type ErrorBody } from '@/contracts/errors'
import type { ApiContext } from '../api/context'
import { describeError } from '../api/describe-error'
import { createCaller } from '../api/root'
import { readBody } from './read-body'
import { readQuery } from './read-query'
import { matchPath, type RouteMatch } from './route-table'

/**
 * Serves one call of `/api/v1`:
 * 1. the path and method choose a procedure;
 * 2. path, query and body become its input;
 * 3. the caller runs it with the same context and the same checks as the app's own calls;
 * 4. the answer, or the failure from the table of errors, becomes JSON.
 */

export interface RestDependencies {
  /** Made only when a route matched: visitors of unknown paths cost no look-up. */
  createContext(): Promise<ApiContext>
  requestId: string
  /** Told of failures that are nobody's mistake but ours. */
  reportError(error: unknown, requestId: string): void
}

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
  if (matches.length === 0)
    throw new AppError('NOT_FOUND', `There is no call at ${path}. See /api/v1/openapi.json.`)
  throw new AppError('METHOD_NOT_ALLOWED', `${path} answers ${allowedMethods(path)}, not ${method}.`)
}

function allowedMethods(path: string): string {
  return matchPath(decodePath(path))
    .map(({ route }) => route.method)
    .join(', ')
}

type Procedure = (input: unknown) => Promise<unknown>

function findProcedure(caller: ReturnType<typeof createCaller>, name: string): Procedure {
  const [router = '', procedure = ''] = name.split('.')
  return (caller as unknown as Record<string, Record<string, Procedure>>)[router]?.[procedure] as Procedure
}

async function runRequest(request: Request, path: string, dependencies: RestDependencies): Promise<unknown> {
  const { route, params } = findRoute(request.method, path)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const input = isRead ? readQuery(new URL(request.url).searchParams, route.fields) : await readBody(request)
  const procedure = findProcedure(createCaller(await dependencies.createContext()), route.procedure)
  return procedure({ ...input, ...params })
}

/** @param path below `/api/v1`, still percent-encoded: `/meme/text-to-meme` */
export async function handleRestRequest(
  request: Request,
  path: string,
  dependencies: RestDependencies,
): Promise<Response> {
  const { requestId } = dependencies
  const headers = new Headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
  try {
    return Response.json(await runRequest(request, path, dependencies), { headers })
  } catch (error) {
    const { code, status, message } = describeError(error)
    if (code === 'INTERNAL') dependencies.reportError(error, requestId)
    if (code === 'METHOD_NOT_ALLOWED') headers.set('allow', allowedMethods(path))
    if (code === 'UNAUTHORIZED') headers.set('www-authenticate', 'Bearer')
    const body: ErrorBody = { message, code, requestId }
    return Response.json(body, { status, headers })
  }
}
