/**
 * How tRPC puts values on the wire: `{ json: value }`, plain JSON. Annotations for dates, sets, maps and shared
 * references are deliberately missing: nothing of ours needs them, and reading them costs whatever the sender wants.
 *
 * decision: ADR-0042
 */
export const jsonEnvelope = {
  serialize: (value: unknown): { json: unknown } => ({ json: value }),
  deserialize: (envelope: { json: unknown }): unknown => envelope.json,
}
