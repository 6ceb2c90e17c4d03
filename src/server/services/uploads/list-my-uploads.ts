import { AppError } from '@/contracts/errors'
import type { PageInput, TemplatePage } from '@/contracts/pages'
import type { ServiceContext } from '../service-context'

export async function listMyUploads(_context: ServiceContext, _input: PageInput): Promise<TemplatePage> {
  throw new AppError('SERVICE_UNAVAILABLE', 'Themed memes are not there yet.')
}
