import { AppError } from '@/contracts/errors'
import { nearNames } from '@/core/template/near-names'
import type { Template } from '@/core/template/template'
import { findTemplate, templates } from '@/templates/templates'

const nearNamesMax = 3

/** A template of the library. @throws NOT_FOUND naming templates that may have been meant */
export function getTemplate(name: string): Template {
  const template = findTemplate(name)
  if (template) return template
  const near = nearNames(
    name,
    templates.map((known) => known.name),
    nearNamesMax,
  )
  const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : ''
  throw new AppError('NOT_FOUND', `There is no template “${name}”.${hint}`)
}
