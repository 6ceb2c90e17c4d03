import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appRouter } from '@/server/api/root'

interface Described {
  _def: { inputs: readonly z.ZodType[] }
}
interface JsonSchema {
  properties?: Record<string, JsonSchema>
  additionalProperties?: unknown
}

const inputs = Object.entries(appRouter._def.procedures as unknown as Record<string, Described>).flatMap(
  ([name, { _def }]) => _def.inputs.map((schema) => ({ name, schema })),
)

/** Places within a schema where an object takes fields that it does not name. */
function openObjects(schema: unknown, path = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties, additionalProperties } = schema as JsonSchema
  const own = properties && additionalProperties !== false ? [path || 'the whole'] : []
  return [...own, ...Object.entries(schema).flatMap(([key, value]) => openObjects(value, `${path}/${key}`))]
}

describe('fields that nobody described', () => {
  it.each(inputs)('are refused by $name, at every depth', ({ schema }) => {
    expect(openObjects(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))).toEqual([])
  })

  it('are looked for in every call that takes something', () => {
    expect(inputs.length).toBeGreaterThan(40)
  })
})
