import { AppError } from '@/contracts/errors'
import type { DeleteUploadInput, DeleteUploadOutput } from '@/contracts/themed-upload'
import type { ServiceContext } from '../service-context'

export async function deleteUpload(
  _context: ServiceContext,
  _input: DeleteUploadInput,
): Promise<DeleteUploadOutput> {
  throw new AppError('SERVICE_UNAVAILABLE', 'Themed memes are not there yet.')
}
