/** The smallest of 1, 2, 4, 6 and 8 with any zeros that is not below `value`: from 2 on its half is round too. */
export function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)))
  return [1, 2, 4, 6, 8, 10].map((step) => step * power).find((step) => step >= value) ?? value
}
