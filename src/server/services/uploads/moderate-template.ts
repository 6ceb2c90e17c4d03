import { AppError } from '@/contracts/errors'
import type { UpdateMyTemplateInput } from '@/contracts/own-template'
import type { ServiceContext } from '../service-context'

/** Has read what somebody writes about a picture of theirs. @throws CONTENT_BLOCKED */
export async function moderateTemplate(
  { ports }: Pick<ServiceContext, 'ports'>,
  { title, keywords = [], boxes = [] }: Pick<UpdateMyTemplateInput, 'title' | 'keywords' | 'boxes'>,
): Promise<void> {
  const said = [title, ...keywords, ...boxes.flatMap(({ role, hint }) => [role, hint])]
  const text = said.filter(Boolean).join('\n')
  if (text === '') return
  const verdict = await ports.moderator.check(text)
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
}
