import type { Call } from './call'
import { calls } from './calls'
import { type CallOptions, type ClientOptions, defaultUrl, send } from './send'
import { type TemplateImage, templateImageAddress } from './template-image-address'

/**
 * A typed client of the API for Node 20 or newer. It runs on `fetch` alone, without a package.
 *
 *     const quipsmith = createQuipsmithClient({ key: 'qs_live_…' })
 *     const { results } = await quipsmith.memes.fromText({ text: 'the lift stopped for everybody but me' })
 *
 * A refusal is thrown as `QuipsmithError` with status, code and request id. Calls that spend credits are sent with an
 * `Idempotency-Key` of their own, so that another attempt at one costs nothing twice.
 */
export type QuipsmithClient = Bound<typeof calls> & {
  pictures: {
    /** Address of a template with words, stored nowhere. */
    templateAddress(image: TemplateImage): string
  }
}

/** An input all of whose fields may be left out may be left out itself. */
type Arguments<Input> = undefined extends Input
  ? [input?: Input, options?: CallOptions]
  : Record<string, never> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions]

type Bound<Groups> = {
  readonly [Group in keyof Groups]: {
    readonly [Name in keyof Groups[Group]]: Groups[Group][Name] extends Call<infer Input, infer Output>
      ? (...args: Arguments<Input>) => Promise<Output>
      : never
  }
}

export function createQuipsmithClient(options: ClientOptions): QuipsmithClient {
  const bind = (call: Call<unknown, unknown>) => (input?: unknown, callOptions?: CallOptions) =>
    send(call, input, options, callOptions)
  const bound = Object.fromEntries(
    Object.entries(calls).map(([group, named]) => [
      group,
      Object.fromEntries(
        Object.entries(named as Record<string, Call<unknown, unknown>>).map(([name, call]) => [
          name,
          bind(call),
        ]),
      ),
    ]),
  )
  const pictures = {
    templateAddress: (image: TemplateImage) => templateImageAddress(image, options.url ?? defaultUrl),
  }
  return { ...bound, pictures } as unknown as QuipsmithClient
}
