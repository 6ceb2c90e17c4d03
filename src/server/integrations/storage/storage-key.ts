const keyPattern = /^[0-9A-Za-z]{2}\/[0-9A-Za-z-]{10,120}\.(?:jpg|png)$/

/** Keys are ours, but a path is no place to believe that. @throws Error */
export function checkedKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error('This is no key of a stored picture.')
  return key
}
