const lineMaxChars = 160

/** JSON with one short value to a line, so that a changed joke is a changed line. */
export function formatJson(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || flat.length <= lineMaxChars) return flat
  const deeper = `${indent}  `
  const rows = Array.isArray(value)
    ? value.map((item) => formatJson(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${formatJson(item, deeper)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${rows.map((row) => `${deeper}${row}`).join(',\n')}\n${indent}${close}`
}
