import { AppError } from '@/contracts/errors'
import type { MemeStyleInput, MemeStyleOutput } from '@/contracts/meme-style'
import type { ServiceContext } from '../service-context'

export async function getMemeStyle(
  _context: ServiceContext,
  _input: MemeStyleInput,
): Promise<MemeStyleOutput> {
  throw new AppError('SERVICE_UNAVAILABLE', 'Themed memes are not there yet.')
}
