/** Open Doodles (CC0 art by Pablo Stanley), read from the package when first asked for. */
import { packageFile } from './package-file'
import { type Component, componentMarkup, elementMaker, runModule } from './react-markup'

export interface DoodlePart {
  widthPx: number
  heightPx: number
  /** Markup whose colours are `{{ink}}` and `{{accent}}`. */
  markup: string
}

let doodles: Record<string, Component> | undefined
const loaded = new Map<string, DoodlePart>()

function allDoodles(): Record<string, Component> {
  const code = packageFile('react-open-doodles', 'dist/index.js') ?? ''
  const { exports } = runModule(code, { exports: {}, require: () => elementMaker })
  return exports as Record<string, Component>
}

function load(name: string): DoodlePart {
  doodles ??= allDoodles()
  const component = Object.hasOwn(doodles, name) ? doodles[name] : undefined
  if (!component) throw new Error(`Open Doodles has no "${name}"`)
  const svg = componentMarkup(component, { ink: '{{ink}}', accent: '{{accent}}' })
  const [, , , width = 0, height = 0] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(svg)?.map(Number) ?? []
  return { widthPx: width, heightPx: height, markup: svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '') }
}

/** @throws Error when the package has no such doodle. */
export function doodlePart(name: string): DoodlePart {
  const part = loaded.get(name) ?? load(name)
  loaded.set(name, part)
  return part
}
