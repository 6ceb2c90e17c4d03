import { AppError } from '@/contracts/errors'
import type { TemplateImageInput } from '@/contracts/template-image'
import { describeMeme } from '@/core/meme/describe-meme'
import type { Template } from '@/core/template/template'
import { watermarkText } from '@/core/watermark/watermark-text'
import type { Ports, ServiceContext } from '../service-context'
import { getTemplate } from '../templates/get-template'
import type { StoredMeme } from './get-image'

/** px of the longer side when no width is asked for. */
const sidePxDefault = 800

export interface TemplateImageContext extends Pick<ServiceContext, 'site'> {
  ports: Pick<Ports, 'layout' | 'moderator' | 'renderer'>
}

/**
 * A template with words that its address holds; nothing is stored. Without words it is blank, with words it bears
 * the brand's watermark, because an address says nothing of who asks.
 *
 * @throws NOT_FOUND naming templates that may have been meant
 * @throws BAD_REQUEST naming the slots when there is none of a name
 * @throws CONTENT_BLOCKED
 */
export async function composeTemplateImage(
  { ports, site }: TemplateImageContext,
  { template: name, texts, header, footer, language }: TemplateImageInput,
): Promise<Pick<StoredMeme, 'document' | 'altText'>> {
  const template = getTemplate(name)
  refuseUnknownSlots(template, texts)
  const words = [header, ...Object.values(texts), footer].filter((text) => text?.trim())
  const verdict = await ports.moderator.check(words.join('\n'))
  if (!verdict.allowed) throw new AppError('CONTENT_BLOCKED', verdict.message)
  const brandText = site.brandName
  const { document } = await ports.layout.composeMeme({
    template,
    words: texts,
    header,
    footer,
    maxDimension: sidePxDefault,
    watermark:
      words.length === 0 ? '' : watermarkText({ subscription: null, watermarkText: null, brandText }),
    language,
  })
  return { document, altText: describeMeme(template, document) }
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
