import type { CallToolResult } from '@modelcontextprotocol/server'
import { TRPCError } from '@trpc/server'
import { ZodError } from 'zod'
import type { ApiContext } from '../api/context'
import { type DescribedError, describeError } from '../api/describe-error'
import { createCaller } from '../api/root'
import type { Tool } from './tool'

export interface ToolReport {
  requestId: string
  /** Called with failures that are our own fault. */
  reportError(error: unknown, requestId: string): void
}

/**
 * Runs one tool as the actor of the request. A refusal (no credits, too many calls, words that we do not draw, a field
 * that is wrong) is an answer with `isError` and our sentence, so that the model can read what to do; its code and
 * request id stand in `_meta`. Calls with a key are counted for its owner's insights as `MCP {tool}`.
 */
export async function runTool(
  tool: Tool,
  given: unknown,
  context: ApiContext,
  { requestId, reportError }: ToolReport,
): Promise<CallToolResult> {
  const startedMs = performance.now()
  let creditsUsed = 0
  const onSpend = (credits: number) => {
    creditsUsed += credits
  }
  const metered = { ...context, services: { ...context.services, onSpend } }
  let failure: DescribedError | undefined
  try {
    const { output, text, shown } = await tool.run({ caller: createCaller(metered), context: metered }, given)
    return { structuredContent: output, content: [{ type: 'text', text }, ...(shown ?? [])] }
  } catch (error) {
    failure = describeToolError(error)
    const { code, status, message, retryAfterSeconds } = failure
    if (code === 'INTERNAL') reportError(error, requestId)
    return {
      isError: true,
      content: [{ type: 'text', text: message }],
      _meta: { code, status, requestId, ...(retryAfterSeconds ? { retryAfterSeconds } : {}) },
    }
  } finally {
    const durationMs = performance.now() - startedMs
    const outcome = { failed: failure !== undefined, durationMs, creditsUsed }
    tellKeyCall(context, `MCP ${tool.name}`, outcome, (error) => reportError(error, requestId))
  }
}

/** Errors of the tool's own schema get the wording of a procedure's. */
function describeToolError(error: unknown): DescribedError {
  return describeError(
    error instanceof ZodError ? new TRPCError({ code: 'BAD_REQUEST', cause: error }) : error,
  )
}

/** Whatever comes of counting, the answer is sent. */
function tellKeyCall(
  { actor, services, onKeyCall }: ApiContext,
  endpoint: string,
  outcome: { failed: boolean; durationMs: number; creditsUsed: number },
  onFailure: (error: unknown) => void,
): void {
  if (actor?.kind !== 'apiKey') return
  try {
    onKeyCall?.({ ...outcome, actor, endpoint, at: services.now() })
  } catch (error) {
    onFailure(error)
  }
}
