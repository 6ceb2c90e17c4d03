import shapes from './object-shapes.json' with { type: 'json' }
import type { PaymentObject } from './objects'

const shapeOf: Record<string, object> = shapes

/**
 * Adds the fields that the API's version requires and nobody gave, empty: so that an object never lags behind the SDK.
 * Objects within are filled in too where they are never null.
 */
export function fillObject<Kind extends PaymentObject>(fields: Kind): Kind {
  const shape = Object.hasOwn(shapeOf, fields.object) ? shapeOf[fields.object] : undefined
  if (shape === undefined) throw new Error(`There is no shape for ${fields.object}.`)
  return fill(structuredClone(shape), fields) as Kind
}

function fill(shape: object, fields: object): object {
  const filled: Record<string, unknown> = { ...shape }
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const inner = filled[name]
    filled[name] = isPlain(inner) && isPlain(value) && !('object' in value) ? fill(inner, value) : value
  }
  return filled
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
