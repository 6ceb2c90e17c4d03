/** JSON schema of an object with exactly these properties, in the form that strict providers take. */
export function strictObject<const Properties extends object>(properties: Properties) {
  return {
    type: 'object' as const,
    properties,
    required: Object.keys(properties),
    additionalProperties: false as const,
  }
}
