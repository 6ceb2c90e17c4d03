import { createMcpHandler } from '@modelcontextprotocol/server'
import { AppError, unauthorizedMessage } from '@/contracts/errors'
import type { ApiContext } from '../api/context'
import { describeError } from '../api/describe-error'
import { createMcpServer } from './create-mcp-server'
import { readMessage } from './read-message'
import type { ToolReport } from './run-tool'

/**
 * Serves `/api/mcp`: the Model Context Protocol over streamable HTTP, without sessions.
 * 1. only POST, and no page of another origin;
 * 2. the credential: the same keys, looked up and limited as those of the REST face;
 * 3. the message is counted as a read, and refused before its body is read when there were too many;
 * 4. the SDK speaks the protocol, old and new, with a server made for this one request;
 * 5. its tools run the procedures, each counted in its own class.
 *
 * A refusal at the door is a JSON-RPC error whose `data` holds our code and the request id.
 *
 * decision: ADR-0023
 */

export interface McpDependencies extends ToolReport {
  /** Made only for a POST: visitors with another method cost no look-up. */
  createContext(): Promise<ApiContext>
}

/** JSON-RPC: what the transport refuses, and what is no JSON. */
const refusedCode = -32_000
const parseErrorCode = -32_700

export async function handleMcpRequest(request: Request, dependencies: McpDependencies): Promise<Response> {
  const { requestId, reportError } = dependencies
  let context: ApiContext | undefined
  let response: Response
  try {
    if (request.method !== 'POST') {
      throw new AppError('METHOD_NOT_ALLOWED', `/api/mcp answers POST, not ${request.method}.`)
    }
    refuseForeignOrigin(request.headers)
    context = await dependencies.createContext()
    await letIn(context)
    response = await speak(request, context, dependencies)
  } catch (error) {
    if (describeError(error).code === 'INTERNAL') reportError(error, requestId)
    response = refusal(error, request, requestId)
  }
  response.headers.set('x-request-id', requestId)
  response.headers.set('cache-control', 'no-store')
  for (const [name, value] of Object.entries(context?.admission?.headers() ?? {})) {
    response.headers.set(name, value)
  }
  return response
}

/** Programs send no origin. @throws FORBIDDEN to a page of another one, also one whose name was pointed at us */
function refuseForeignOrigin(headers: Headers): void {
  const origin = headers.get('origin')
  if (origin === null || URL.parse(origin)?.host === headers.get('host')) return
  throw new AppError('FORBIDDEN', 'This address is for programs. Pages of other origins use /api/v1.')
}

/** @throws RATE_LIMITED | UNAUTHORIZED */
async function letIn({ actor, admission }: ApiContext): Promise<void> {
  // Without a good key it is counted by address; with one a tool that reads has been counted with its message.
  if (actor) await admission?.reserve(['read'])
  else await admission?.take('read')
  const waitSeconds = Number(admission?.headers()['retry-after'] ?? 0)
  if (waitSeconds > 0) {
    throw new AppError(
      'RATE_LIMITED',
      `That is too many messages in a minute. Try again in ${waitSeconds} s.`,
      {
        retryAfterSeconds: waitSeconds,
      },
    )
  }
  if (!actor) throw new AppError('UNAUTHORIZED', unauthorizedMessage)
}

async function speak(request: Request, context: ApiContext, report: ToolReport): Promise<Response> {
  const parsedBody = await readMessage(request)
  const heard: Error[] = []
  const { fetch } = createMcpHandler(() => createMcpServer(context, report), {
    onerror: (error) => heard.push(error),
  })
  const response = await fetch(request, { parsedBody })
  // The SDK tells of refusals too, which are nobody's business but the caller's.
  if (response.status >= 500) report.reportError(heard.at(-1) ?? response.statusText, report.requestId)
  return new Response(response.body, response)
}

function refusal(error: unknown, { headers }: Request, requestId: string): Response {
  const { code, status, message, retryAfterSeconds } = describeError(error)
  const rpcCode = code === 'BAD_REQUEST' ? parseErrorCode : refusedCode
  const response = Response.json(
    { jsonrpc: '2.0', id: null, error: { code: rpcCode, message, data: { code, requestId } } },
    { status },
  )
  if (code === 'METHOD_NOT_ALLOWED') response.headers.set('allow', 'POST')
  if (code === 'UNAUTHORIZED') {
    // RFC 6750 §3.1: a credential that was sent and is not good is named.
    const challenge = headers.has('authorization') ? 'Bearer error="invalid_token"' : 'Bearer'
    response.headers.set('www-authenticate', challenge)
  }
  if (retryAfterSeconds) response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
