/** The first state of a new template: it draws, it is filled, and every sentence that a person must write is marked. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { templatesDirectory } from './drawing-sources'
import { nextOrder, writeTemplateLists } from './template-lists'

/** The joke shape of a template until its author decides. */
const firstJokeShape = 'contrast'

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Writes the folder and brings the lists of the library up to date; the template stands last in them.
 *
 * @param directory where the templates lie, one folder each
 * @returns the files that were written or changed
 * @throws Error when the name is no kebab-case name or is taken
 */
export async function beginTemplate(name: string, directory = templatesDirectory): Promise<string[]> {
  if (!namePattern.test(name))
    throw new Error(`"${name}" is no name for a template: use kebab-case, such as two-buttons.`)
  const folder = path.join(directory, name)
  if (existsSync(folder)) throw new Error(`There is a template "${name}" already.`)
  const order = await nextOrder(directory)
  mkdirSync(folder)
  const files = {
    'template.ts': templateSource(name, order),
    'wording.yaml': wordingSource,
    'traits.ts': traitsSource,
    'scene.ts': sceneSource(name),
  }
  for (const [file, source] of Object.entries(files)) writeFileSync(path.join(folder, file), source)
  const lists = await writeTemplateLists(directory)
  return [...Object.keys(files).map((file) => path.join(folder, file)), ...lists]
}

function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function templateSource(name: string, order: number): string {
  const title = titleOf(name)
  return `import type { Template } from '../../core/template/template'
import { darkLettering } from '../lettering'

export const template: Template = {
  name: '${name}',
  order: ${order},
  title: '${title}',
  description: 'TODO: what the picture shows, in one sentence.',
  whenToUse: 'TODO: the situation in which somebody would send it.',
  jokeShape: '${firstJokeShape}',
  tone: 'TODO: two words',
  keywords: [],
  aliases: [],
  width: 1000,
  height: 1000,
  motion: null,
  slots: [
    {
      ...darkLettering,
      id: 'top',
      role: 'TODO: what the words are to the joke',
      hint: 'TODO: what to tell who fills it in',
      x: 0.06,
      y: 0.06,
      width: 0.88,
      height: 0.14,
      maxChars: 60,
      fontSize: 0.055,
    },
  ],
  examples: [],
  altText: 'TODO: the blank picture for those who cannot see it, 60 to 300 characters.',
  license: 'CC0-1.0 AND MIT',
  source: 'Open Peeps (CC0-1.0, npm @opeepsfun/open-peeps); own drawing',
  sensitive: false,
}
`
}

const traitsSource = `import type { TemplateTraits } from '../../core/writer/offer/template-traits'

export const traits: TemplateTraits = {}
`

const wordingSource = `reason: 'TODO: why this one, in the second person.'

standbys:
  - top: '{text}'
    gentle: true

foreign:
  '*':
    - top: '{text}'
`

function sceneSource(name: string): string {
  return `import { wave } from '../kit/motion'
import { palette } from '../kit/palette'
import { peep } from '../kit/peep'
import { rays } from '../kit/rays'
import { defineScene } from '../kit/scene'
import { inkBox } from '../kit/shapes'

export const scene = defineScene({
  name: '${name}',
  widthPx: 1000,
  heightPx: 1000,
  background: palette.teal,
  draw: (t) =>
    rays({ centre: [500, 620], radiusPx: 900, count: 24, color: '#5FD0C0', turn: t }) +
    peep({
      pose: 'bust/Hoodie',
      at: [500, 1010],
      heightPx: 720,
      head: 'ShortFour',
      face: 'Smile',
      headRotate: wave(t) * 3,
    }) +
    inkBox([40, 40, 920, 190], { fill: palette.paper }),
})
`
}
