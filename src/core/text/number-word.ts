const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const

/** A count as English prose writes it: up to twelve in words, beyond in digits. */
export function numberWord(count: number): string {
  return words[count] ?? String(count)
}
