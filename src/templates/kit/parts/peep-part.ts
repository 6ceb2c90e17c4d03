/** The parts of Open Peeps (CC0 art by Pablo Stanley), read from the package when first asked for. */
import { packageFile } from './package-file'
import { type Component, componentMarkup, elementMaker, runModule } from './react-markup'

const folders = {
  standing: 'body/standing',
  sitting: 'body/sitting',
  bust: 'body/effigy',
  head: 'head',
  face: 'face',
  beard: 'beard',
  accessory: 'accessory',
} as const

export type PeepCategory = keyof typeof folders

export interface PeepPart {
  widthPx: number
  heightPx: number
  /** Markup whose colours are placeholders such as `{{skin}}`, to be filled in. */
  markup: string
}

/** A shirt with a name on it, and a joke on a laptop. */
const barred = new Set(['bust/TeeSelena', 'bust/Computer'])

const loaded = new Map<string, PeepPart>()

function load(category: PeepCategory, name: string): PeepPart {
  const code = packageFile('@opeepsfun/open-peeps', `build/${folders[category]}/${name}.js`)
  if (code === null || name === 'index' || barred.has(`${category}/${name}`)) {
    throw new Error(`Open Peeps has no ${category} "${name}"`)
  }
  // The files are ES modules in name only; without their imports and exports they are plain scripts.
  const script = code
    .replace(/^import .*$/gm, '')
    .replace(/export default (\w+);?/, 'component = $1;')
    .replace(/export var/g, 'var')
    .replace(/export \{[^}]*\};?/g, '')
  const component = runModule(script, { React: elementMaker, component: null }).component as Component
  const { props = [], width, height } = component.config ?? { width: 0, height: 0 }
  const placeholders = Object.fromEntries(
    props.map(({ name }) => [name, `{{${name.replace(/Color$/, '')}}}`]),
  )
  return { widthPx: width, heightPx: height, markup: componentMarkup(component, placeholders) }
}

/** @throws Error when the package has no such part, or it is one that we do not use. */
export function peepPart(category: PeepCategory, name: string): PeepPart {
  const key = `${category}/${name}`
  const part = loaded.get(key) ?? load(category, name)
  loaded.set(key, part)
  return part
}

export type PeepColors = Record<string, string>

/**
 * Fills in the colours. What a part asks for and is not given stays white.
 * @param extraLineWidth thickens the ink, in units of the part.
 */
export function colorPart({ markup }: PeepPart, colors: PeepColors, extraLineWidth: number): string {
  const ink = colors.outline ?? '#000000'
  const thicker =
    extraLineWidth > 0
      ? ` stroke="${ink}" stroke-width="${Math.round(extraLineWidth * 10) / 10}" stroke-linejoin="round"`
      : ''
  return markup
    .replaceAll('fill="{{outline}}"', `fill="${ink}"${thicker}`)
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => colors[name] ?? '#FFFFFF')
}
