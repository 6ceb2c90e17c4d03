import type { JokeShape } from '../core/template/template'
import { nameList, type TemplateName } from './generated/name-list'

/*
 * What a page needs to know of every template: what it is called and how its joke works. The templates themselves are
 * forty times as much, and a page does without them.
 */

/** Names and titles of all templates, in the order of the library. */
export const templateTitles: readonly { name: string; title: string }[] = Object.entries(nameList).map(
  ([name, [title]]) => ({ name, title }),
)

/** A template's title; undefined for an unknown name. */
export function titleOf(name: string): string | undefined {
  return isTemplateName(name) ? nameList[name][0] : undefined
}

/** How its joke works; undefined for what is none. */
export function shapeOf(name: string): JokeShape | undefined {
  return isTemplateName(name) ? nameList[name][1] : undefined
}

function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(nameList, name)
}
