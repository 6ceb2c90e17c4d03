/** Puts values in their places: `filled('{{count}} of {{max}}', { count: 3, max: 500 })` is `3 of 500`. */
export function filled(words: string, values: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))
}
