import superjson, { type SuperJSONResult } from 'superjson'

/**
 * How tRPC puts values on the wire: superjson without shared references. A value that stands in two places is sent
 * twice, because a reader's work for references grows with the product of their number and depth.
 *
 * decision: ADR-0042
 */
export const transformer = {
  serialize(value: unknown): SuperJSONResult {
    const { json, meta } = superjson.serialize(value)
    return meta?.values ? { json, meta: { values: meta.values, v: 1 } } : { json }
  },
  deserialize: (wire: SuperJSONResult): unknown => superjson.deserialize(wire),
}
