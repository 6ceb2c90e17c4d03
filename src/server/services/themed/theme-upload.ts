import { AppError } from '@/contracts/errors'
import type { ThemedUploadInput, ThemedUploadOutput } from '@/contracts/themed-upload'
import type { ServiceContext } from '../service-context'

export async function themeUpload(
  _context: ServiceContext,
  _input: ThemedUploadInput,
): Promise<ThemedUploadOutput> {
  throw new AppError('SERVICE_UNAVAILABLE', 'Themed memes are not there yet.')
}
