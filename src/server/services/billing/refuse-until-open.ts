import { AppError } from '@/contracts/errors'

/**
 * The answer of a call whose other side is not built yet. A sentence rather than something made up, so that no program
 * takes it for done.
 *
 * @param what does not work yet, as the beginning of a sentence: `Paying for a plan`
 * @throws SERVICE_UNAVAILABLE always
 */
export function refuseUntilOpen(what: string): never {
  throw new AppError(
    'SERVICE_UNAVAILABLE',
    `${what} is not open yet. Nothing was changed and nothing was charged.`,
  )
}
