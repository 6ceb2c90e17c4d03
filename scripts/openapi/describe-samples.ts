import { codeSamples, type SampledCall } from './code-samples'
import type { Description } from './describe-limits'
import { examples } from './examples'

/** The parts of an OpenAPI operation that this file reads or adds. */
interface Sampled {
  parameters?: { name: string; in: string }[]
  requestBody?: unknown
  'x-codeSamples'?: unknown
}

/** Files have no example of their own: these are theirs. */
const fileSamples: Readonly<Record<string, SampledCall>> = {
  'GET /meme/image/{file}': {
    method: 'GET',
    path: '/meme/image/{file}',
    inPath: { file: 'nope-yep.png' },
    inQuery: { 'text.reject': 'taking the stairs', 'text.approve': 'waiting for the lift', width: 500 },
    savedAs: 'nope-yep.png',
    isPublic: true,
  },
  'GET /account/export': {
    method: 'GET',
    path: '/account/export',
    inPath: {},
    inQuery: {},
    savedAs: 'account.zip',
  },
}

/** Puts the snippets of each call into its description. @throws Error for a call without an example */
export function describeSamples(document: Description): void {
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(operations)) {
      const described = operation as Sampled
      described['x-codeSamples'] = codeSamples(sampleOf(method.toUpperCase(), path, described))
    }
  }
}

function sampleOf(method: string, path: string, operation: Sampled): SampledCall {
  const call = `${method} ${path}`
  const sample = fileSamples[call]
  if (sample) return sample
  const example = examples[call]
  if (!example) throw new Error(`${call} has no example: write one in scripts/openapi/examples.ts.`)
  const placeOf = new Map(operation.parameters?.map((parameter) => [parameter.name, parameter.in]))
  const standing = (place: string | undefined) =>
    Object.fromEntries(Object.entries(example.input).filter(([name]) => placeOf.get(name) === place))
  return {
    method,
    path,
    inPath: standing('path'),
    inQuery: standing('query'),
    body: operation.requestBody ? standing(undefined) : undefined,
  }
}
