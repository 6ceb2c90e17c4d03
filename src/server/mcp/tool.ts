import type { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/server'
import { z } from 'zod'
import type { ApiContext } from '../api/context'
import type { createCaller } from '../api/root'

/** Context of a tool: the procedures, called as the actor of the request. */
export interface ToolCall {
  caller: ReturnType<typeof createCaller>
  context: ApiContext
}

export interface ToolOutcome<Output> {
  /** Becomes the structured part of the answer; what its schema does not name is left out. */
  output: Output
  /** The same for clients that read text. */
  text: string
  /** Pictures and links after the text. */
  shown?: CallToolResult['content']
}

interface ToolDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  name: string
  title: string
  /** Read by the model that chooses: what it does, what it costs, what to call before it. */
  description: string
  annotations: ToolAnnotations
  input: Input
  output: Output
  run(call: ToolCall, input: z.output<Input>): Promise<ToolOutcome<z.input<Output>>>
}

type Outcome = ToolOutcome<Record<string, unknown>>

/** A tool with its types gone, so that different ones stand in one list. */
export interface Tool extends Pick<ToolDefinition<z.ZodType, z.ZodType>, 'name' | 'title' | 'description'> {
  annotations: ToolAnnotations
  /** JSON Schema */
  inputSchema: Record<string, unknown>
  outputSchema: Record<string, unknown>
  /** @throws ZodError when the input is not as the schema says, and what the procedures throw */
  run(call: ToolCall, given: unknown): Promise<Outcome>
}

/** Checks the input once, here, so that its failures are worded as those of every other call. */
export function defineTool<Input extends z.ZodType, Output extends z.ZodObject>({
  input,
  output,
  run,
  ...shown
}: ToolDefinition<Input, Output>): Tool {
  return {
    ...shown,
    inputSchema: z.toJSONSchema(input, { io: 'input' }),
    outputSchema: z.toJSONSchema(output, { io: 'output' }),
    async run(call, given) {
      const outcome = await run(call, input.parse(given ?? {}))
      return { ...outcome, output: output.parse(outcome.output) }
    },
  }
}
