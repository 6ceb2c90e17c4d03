/** Sounds as people write them by ear, and how they may be spelt. */
const heard: readonly (readonly [written: RegExp, spelt: string])[] = [
  [/y/g, 'i'],
  [/i/g, 'y'],
  [/f/g, 'ph'],
  [/ph/g, 'f'],
  [/k/g, 'c'],
  [/ck?/g, 'k'],
  [/k$/, 'ck'],
  [/sk/g, 'sch'],
  [/z/g, 's'],
  [/s/g, 'z'],
  [/s(?=[eiy])/g, 'c'],
  [/c(?=[eiy])/g, 's'],
  [/ks|cks/g, 'x'],
  [/kw/g, 'qu'],
  [/^n/, 'kn'],
  [/^r/, 'wr'],
  [/^w/, 'wh'],
  [/ite$/, 'ight'],
  [/shun$/, 'tion'],
  [/(.)\1/g, '$1'],
]

/** Other spellings of what may have been written by ear: "filosofy", "skool", "nite". @param word folded; one word */
export function speltByEar(word: string): string[] {
  return heard.map(([written, spelt]) => word.replace(written, spelt)).filter((spelling) => spelling !== word)
}
