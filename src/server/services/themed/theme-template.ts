import { AppError } from '@/contracts/errors'
import type { ThemedOutput, ThemedTemplateInput } from '@/contracts/themed-template'
import type { ServiceContext } from '../service-context'

export async function themeTemplate(
  _context: ServiceContext,
  _input: ThemedTemplateInput,
): Promise<ThemedOutput> {
  throw new AppError('SERVICE_UNAVAILABLE', 'Themed memes are not there yet.')
}
