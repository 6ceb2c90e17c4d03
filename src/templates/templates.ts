import type { Template } from '../core/template/template'
import { templateList } from './generated/template-list'

/** Every template, in the order of the library. */
export const templates: readonly Template[] = templateList

const templateByName = new Map(templates.map((template) => [template.name, template]))

/** The template with this name (its folder name), or undefined. */
export function findTemplate(name: string): Template | undefined {
  return templateByName.get(name)
}
