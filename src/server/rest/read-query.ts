import type { FieldType } from './route-table'

/** A number as JSON writes one: neither `0x10` nor one with spaces around it. */
const numberPattern = /^-?\d+(\.\d+)?$/

/** A text of the query string as its field's type; what cannot be read stays text, and validation names the field. */
function readValue(text: string, type: FieldType | undefined): unknown {
  if (type === 'number' || type === 'integer')
    return numberPattern.test(text) && Number.isFinite(+text) ? +text : text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text
  return text
}

/** The query string as an object; a name that comes twice is a list. */
export function readQuery(
  query: URLSearchParams,
  fields: ReadonlyMap<string, FieldType>,
): Record<string, unknown> {
  const input: Record<string, unknown> = {}
  for (const name of new Set(query.keys())) {
    const values = query.getAll(name).map((text) => readValue(text, fields.get(name)))
    // defineProperty, because an assignment to `__proto__` would not make a field.
    Object.defineProperty(input, name, {
      value: values.length > 1 || fields.get(name) === 'array' ? values : values[0],
      enumerable: true,
    })
  }
  return input
}
