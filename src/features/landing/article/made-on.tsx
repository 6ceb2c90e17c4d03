import { headingId } from '@/content/page-text'
import { getT } from '@/i18n/server'
import { findTemplate } from '@/templates/templates'
import { InlineText } from './inline-text'

/** Which template a meme is made on, and how its joke works, with the way to others that work so. */
export async function MadeOn({ name }: { name: string }) {
  const { t } = await getT()
  const template = findTemplate(name)
  if (!template) return null
  const shape = t(`article.shapes.${template.jokeShape}`)
  const href = `/meme-templates#${headingId(shape)}`
  return (
    <InlineText text={t('article.madeOn', { template: template.title, shape: shape.toLowerCase(), href })} />
  )
}
