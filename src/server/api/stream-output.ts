import { z } from 'zod'

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** The output of a procedure that answers step by step: each step has this shape. */
export function streamOutput<Step extends z.ZodType>(step: Step) {
  return z.custom<AsyncIterable<z.input<Step>>>(isAsyncIterable).transform(async function* (steps) {
    for await (const taken of steps) yield step.parse(taken)
  })
}
