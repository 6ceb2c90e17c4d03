import { compare, hash } from 'bcryptjs'

/** What GoTrue takes. */
const bcryptCost = 10

export interface PasswordHasher {
  /** Compared with where there is no user, so that both answers take the same work. */
  nobodyHash: string
  hash(password: string): Promise<string>
  /** False where there is no hash, after the same work. */
  matches(password: string, storedHash: string | null | undefined): Promise<boolean>
}

/** @param cost of bcrypt: each step doubles the work */
export function createPasswordHasher(cost = bcryptCost): PasswordHasher {
  const nobodyHash = `$2b$${String(cost).padStart(2, '0')}$MRasgG0cR91CVC0q4xr.V.csiAeHhj8.4Yj9DBwwu5eLspI9t3M/y`
  return {
    nobodyHash,
    hash: (password) => hash(password, cost),
    async matches(password, storedHash) {
      const matches = await compare(password, storedHash ?? nobodyHash)
      return matches && typeof storedHash === 'string'
    },
  }
}
