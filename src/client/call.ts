import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One call of the API: where it is, and as types what it takes and gives. */
export interface Call<Input, Output> {
  readonly method: Method
  /** Below `/api/v1`; `{name}` is filled from the input. */
  readonly path: string
  /** It spends credits or makes something: it is sent with an `Idempotency-Key`, so that repeating it is safe. */
  readonly once: boolean
  /** Never there: they carry the types. */
  readonly input?: Input
  readonly output?: Output
}

type Described<Input extends z.ZodType, Output extends z.ZodType> = Call<z.input<Input>, z.output<Output>>

function call<Input extends z.ZodType, Output extends z.ZodType>(method: Method, once = false) {
  return (path: string): Described<Input, Output> => ({ method, path, once })
}

export const read = <Input extends z.ZodType, Output extends z.ZodType>(path: string) =>
  call<Input, Output>('GET')(path)
export const post = <Input extends z.ZodType, Output extends z.ZodType>(path: string) =>
  call<Input, Output>('POST')(path)
export const postOnce = <Input extends z.ZodType, Output extends z.ZodType>(path: string) =>
  call<Input, Output>('POST', true)(path)
export const patch = <Input extends z.ZodType, Output extends z.ZodType>(path: string) =>
  call<Input, Output>('PATCH')(path)
export const remove = <Input extends z.ZodType, Output extends z.ZodType>(path: string) =>
  call<Input, Output>('DELETE')(path)
