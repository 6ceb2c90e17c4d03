import { examples } from './examples'

interface Parameter {
  name: string
  in: string
  example?: unknown
}
/** The parts of an OpenAPI operation that this file changes. */
export interface Described {
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, Example> }
  responses: Record<string, { content?: Record<string, Example> }>
}
interface Example {
  schema?: { required?: string[] }
  example?: unknown
}

const json = 'application/json'

/**
 * Gives an operation its example: each field stands where it is sent, in the path, the query or the body.
 * @param call as in `POST /meme/text-to-meme`
 * @throws Error when there is none
 */
export function describeExample(call: string, operation: Described): void {
  const example = examples[call]
  if (!example) throw new Error(`${call} has no example: write one in scripts/openapi/examples.ts.`)
  const elsewhere = new Set<string>()
  for (const parameter of operation.parameters ?? []) {
    if (!(parameter.name in example.input)) continue
    parameter.example = example.input[parameter.name]
    elsewhere.add(parameter.name)
  }
  const body = operation.requestBody?.content[json]
  if (operation.requestBody && body) {
    body.example = Object.fromEntries(Object.entries(example.input).filter(([name]) => !elsewhere.has(name)))
    // An empty body is an empty object.
    operation.requestBody.required = (body.schema?.required ?? []).length > 0
  }
  const answer = operation.responses['200']?.content?.[json]
  if (answer) answer.example = example.output
}
