/** The smallest of 1, 2 and 5 with any zeros that is not below `value`. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= value) ?? value
}
