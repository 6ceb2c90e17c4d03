import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { type ErrorCode, errorTable } from '@/contracts/errors'
import { creditCosts } from '@/core/credits/credit-costs'
import { appRouter } from '@/server/api/root'
import type { ProcedureMeta } from '@/server/api/trpc'
import { examples } from '../../scripts/openapi/examples'
import { undescribedCodes } from '../../scripts/openapi/failures'

interface Operation {
  description?: string
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: { 'application/json': { example: object } } }
  >
}
interface Description {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: {
    responses: Record<
      string,
      { description: string; content: { 'application/json': { example: { code: string } } } }
    >
  }
}

let source: string
let document: Description
beforeAll(async () => {
  source = await readFile('docs/openapi.json', 'utf8')
  document = JSON.parse(source)
})

/** The validator's findings on a description: its shape by the specification of OpenAPI 3.1, its references, its examples. */
async function problemsOf(text: string): Promise<string[]> {
  const config = await createConfig({
    rules: {
      struct: 'error',
      'no-unresolved-refs': 'error',
      'no-unused-components': 'error',
      'no-invalid-media-type-examples': 'error',
      'no-invalid-parameter-examples': 'error',
      'no-invalid-schema-examples': 'error',
      'no-identical-paths': 'error',
      'no-path-trailing-slash': 'error',
      'operation-operationId-unique': 'error',
      'operation-parameters-unique': 'error',
      'operation-4xx-response': 'error',
      'path-parameters-defined': 'error',
      'security-defined': 'error',
      'info-license': 'error',
      'info-license-strict': 'error',
      'tag-description': 'error',
      'operation-description': 'error',
    },
  })
  const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  )
}

const procedures = Object.values(
  appRouter._def.procedures as unknown as Record<
    string,
    { _def: { meta?: ProcedureMeta; inputs: z.ZodType[]; output: z.ZodType } }
  >,
).flatMap(({ _def: { meta, inputs, output } }) =>
  meta?.openapi ? [{ call: `${meta.openapi.method} ${meta.openapi.path}`, input: inputs[0], output }] : [],
)

describe('the description of the API', () => {
  it('is good OpenAPI 3.1, and its examples are what its schemas say', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await problemsOf(source)).toEqual([])
  })

  it.each([
    [
      'an example of another shape',
      (text: string) => text.replaceAll('"maxDimension": 500', '"maxDimension": "500"'),
    ],
    [
      'a reference to nothing',
      (text: string) => text.replace('#/components/responses/GONE', '#/components/responses/LOST'),
    ],
    ['a field that OpenAPI does not know', (text: string) => text.replace('"operationId"', '"operationID"')],
  ])('would not pass with %s', async (_what, spoil) => {
    expect(await problemsOf(spoil(source))).not.toEqual([])
  })

  it('has an example of every call, which the call takes and answers', () => {
    expect(procedures.map(({ call }) => call).toSorted()).toEqual(Object.keys(examples).toSorted())
    for (const { call, input, output } of procedures) {
      const example = examples[call]
      expect(() => input?.parse(example?.input), call).not.toThrow()
      expect(output.parse(example?.output), call).toEqual(example?.output)
    }
  })

  it.each([
    ['/meme/text-to-meme', 1],
    ['/meme/text-to-gif', 2],
    ['/meme/themed/template', 1],
    ['/meme/themed/upload', 2],
    ['/meme/minimalist-visual', 1],
  ])('names what %s costs, in its description and in its 402', (path, cost) => {
    const { description, responses } = document.paths[path]?.post ?? {}
    expect(description).toContain(`Costs ${cost} credit`)
    expect(responses?.['402']?.content?.['application/json'].example).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: expect.stringContaining(`this needs ${cost}.`),
    })
  })

  it('describes 402 for no call that is free', () => {
    const paid = Object.entries(document.paths).filter(([, operations]) =>
      Object.values(operations).some(({ responses }) => '402' in responses),
    )
    expect(paid).toHaveLength(Object.keys(creditCosts).length)
  })

  it('lists every error of the table with its status, each where it can happen', () => {
    const listed = Object.values(document.paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ responses }) => Object.entries(responses)),
    )
    const codes = new Set<string>()
    for (const [status, { $ref = '' }] of listed) {
      if (Number(status) < 400) continue
      if (status === '402') continue
      const code = $ref.replace('#/components/responses/', '')
      expect(errorTable[code as ErrorCode]?.status, code).toBe(Number(status))
      expect(document.components.responses[code]?.content['application/json'].example.code).toBe(code)
      codes.add(code)
    }
    const undescribed: readonly string[] = undescribedCodes
    const expected = Object.keys(errorTable).filter(
      (code) => !undescribed.includes(code) && code !== 'INSUFFICIENT_CREDITS',
    )
    expect([...codes].toSorted()).toEqual(expected.toSorted())
    expect(source).toContain('A path that answers other methods is 405')
    expect(document.components.responses.UNAUTHORIZED?.description).toContain('SECOND_FACTOR_REQUIRED')
  })
})
