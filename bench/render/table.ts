/** A goal and whether it was reached. */
export interface Ratio {
  name: string
  value: string
  goal: string
  isMet: boolean
}

export interface Comparison {
  title: string
  rows: string[][]
  goals: Ratio[]
}

/** @param least the smallest ratio that reaches the goal */
export function atLeast(name: string, value: number, least: number, unit = 'x'): Ratio {
  return { name, value: `${value.toFixed(1)} ${unit}`, goal: `>= ${least} ${unit}`, isMet: value >= least }
}

/** @param most the largest value that reaches the goal */
export function atMost(name: string, value: number, most: number, unit = 'x'): Ratio {
  return { name, value: `${value.toFixed(2)} ${unit}`, goal: `<= ${most} ${unit}`, isMet: value <= most }
}

/** Prints rows in columns that are as wide as their longest word. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  )
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`)
}
