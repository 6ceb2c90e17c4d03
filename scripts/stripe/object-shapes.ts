import type { JsonSchema, SdkSchema } from './sdk-schema'

/** An object with every field that the API's version requires, empty. */
export type ObjectShape = Record<string, unknown>

/** Kinds whose fields the stand-in writes out or never stores. */
const without = ['event', 'deleted:']

/** By the wire's `object`: null where that is allowed, else false, 0, '', [], the first choice, or such an object. */
export function makeObjectShapes(schema: SdkSchema): Record<string, ObjectShape> {
  const shapes: Record<string, ObjectShape> = {}
  for (const [object, name] of Object.entries(schema.byObject)) {
    if (without.some((kind) => object.startsWith(kind))) continue
    shapes[object] = emptyObject(schema, resolve(schema, { $ref: `#/definitions/${name}` }))
  }
  return shapes
}

function resolve(schema: SdkSchema, part: JsonSchema): JsonSchema {
  if (part.$ref === undefined) return part
  return schema.definitions[part.$ref.replace('#/definitions/', '')] ?? {}
}

function emptyObject(schema: SdkSchema, definition: JsonSchema): ObjectShape {
  return Object.fromEntries(
    (definition.required ?? []).map((name) => [
      name,
      emptyValue(schema, definition.properties?.[name] ?? {}),
    ]),
  )
}

function emptyValue(schema: SdkSchema, part: JsonSchema): unknown {
  const choices = (part.anyOf ?? [part]).map((choice) => resolve(schema, choice))
  if (choices.some(({ type }) => type === 'null')) return null
  const [first = {}] = choices
  if (first.const !== undefined) return first.const
  if (first.enum) return first.enum[0]
  if (first.type === 'boolean') return false
  if (first.type === 'number') return 0
  if (first.type === 'array') return []
  if (first.type === 'string') return first.pattern ? '0' : ''
  return emptyObject(schema, first)
}
