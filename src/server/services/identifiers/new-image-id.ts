import { randomBase62 } from './random-base62'

/** A picture's address that cannot be guessed: 22 base62 characters, 131 bits. */
export function newImageId(): string {
  return randomBase62(22)
}
