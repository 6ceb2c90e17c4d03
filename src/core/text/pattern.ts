/** Matches whatever one of the patterns matches: a long sign stays readable, one kind of wording per line. */
export function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}
