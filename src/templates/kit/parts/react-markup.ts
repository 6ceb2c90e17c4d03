/** Runs the React components of an art package without React: all that they do is name elements. */
import vm from 'node:vm'

interface Element {
  tag: unknown
  attributes: Record<string, unknown>
  children: unknown[]
}

/** A component as the packages have it: properties in, elements out. */
export type Component = ((properties: Record<string, string>) => unknown) & { config?: ComponentConfig }

export interface ComponentConfig {
  props?: { name: string }[]
  width: number
  height: number
}

const fragment = 'fragment'

/** Stands in for React while a component runs. */
export const elementMaker = {
  createElement: (
    tag: unknown,
    attributes: Record<string, unknown> | null,
    ...children: unknown[]
  ): Element => ({
    tag,
    attributes: attributes ?? {},
    children: children.flat(9),
  }),
  Fragment: fragment,
}

/** SVG writes all its properties with hyphens, but for these few. */
function attributeName(property: string): string {
  return property === 'viewBox'
    ? property
    : property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isElement(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'tag' in value
}

function markup(node: unknown): string {
  if (typeof node === 'string') return node
  if (!isElement(node)) return ''
  if (typeof node.tag === 'function') return markup(node.tag(node.attributes))
  const children = node.children.map(markup).join('')
  if (node.tag === fragment) return children
  const attributes = Object.entries(node.attributes)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => ` ${attributeName(name)}="${value}"`)
    .join('')
  return `<${node.tag}${attributes}>${children}</${node.tag}>`
}

/** The markup that a component draws with the given properties. */
export function componentMarkup(component: Component, properties: Record<string, string>): string {
  return markup(component(properties))
}

/** Runs a file's code with the stand-in and the given names, and returns what it left under `result`. */
export function runModule(code: string, names: Record<string, unknown>): Record<string, unknown> {
  const room = { ...names }
  vm.runInNewContext(code, room)
  return room
}
