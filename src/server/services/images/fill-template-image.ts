import { AppError } from '@/contracts/errors'
import type { TemplateImageInput } from '@/contracts/template-image'
import type { Template } from '@/core/template/template'
import { watermarkText } from '@/core/watermark/watermark-text'
import type { FilledTemplate } from '../ports/meme-renderer'
import type { Ports, ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'

/** px of the longer side when no width is asked for. */
const sidePxDefault = 800

export interface TemplateImageContext extends Pick<ServiceContext, 'site'> {
  ports: Pick<Ports, 'moderator' | 'renderer'>
}

/**
 * A template and the words that its address holds, checked and not yet laid out; nothing is stored. Without words it is
 * blank, with words it bears the brand's watermark, because an address says nothing of who asks.
 *
 * @throws NOT_FOUND naming templates that may have been meant
 * @throws BAD_REQUEST naming the slots when there is none of a name
 * @throws CONTENT_BLOCKED
 */
export async function fillTemplateImage(
  { ports, site }: TemplateImageContext,
  { template: name, texts, header, footer, language }: TemplateImageInput,
): Promise<FilledTemplate> {
  const template = getTemplate(name)
  refuseUnknownSlots(template, texts)
  const words = [header, ...Object.values(texts), footer].filter((text) => text?.trim())
  const verdict = await ports.moderator.check(words.join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
  const brandText = site.brandName
  const watermark =
    words.length === 0 ? '' : watermarkText({ subscription: null, watermarkText: null, brandText })
  return { template, words: texts, header, footer, maxDimension: sidePxDefault, watermark, language }
}

function refuseUnknownSlots(template: Template, texts: Readonly<Record<string, string>>): void {
  const slotIds = template.slots.map((slot) => slot.id)
  const unknown = Object.keys(texts).find((id) => !slotIds.includes(id))
  if (unknown === undefined) return
  throw new AppError(
    'BAD_REQUEST',
    `text.${unknown}: ${template.name} has no such slot. Its slots are ${slotIds.join(', ')}.`,
  )
}
