/** Loads drawing code, which is found by its place in the tree. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Template } from '../../src/core/template/template'
import type { Illustration, Scene } from '../../src/templates/kit/scene'
import { illustrationsDirectory } from './drawing-sources'

/** @throws Error when the file exports no scene. */
export async function loadScene(file: URL): Promise<Scene> {
  const { scene } = (await import(file.href)) as { scene?: Scene }
  if (!scene) throw new Error(`${file.pathname} exports no scene`)
  return scene
}

/** A template's data. @throws Error when the file exports no template. */
export async function loadTemplate(file: string): Promise<Template> {
  const { template } = (await import(pathToFileURL(file).href)) as { template?: Template }
  if (!template) throw new Error(`${file} exports no template`)
  return template
}

/** All illustrations of the interface; those that two files list count once. */
export async function loadIllustrations(): Promise<Illustration[]> {
  if (!existsSync(illustrationsDirectory)) return []
  const byName = new Map<string, Illustration>()
  for (const file of readdirSync(illustrationsDirectory).filter((name) => name.endsWith('.ts'))) {
    const address = pathToFileURL(path.join(illustrationsDirectory, file)).href
    const { illustrations = [] } = (await import(address)) as { illustrations?: readonly Illustration[] }
    for (const illustration of illustrations) byName.set(illustration.name, illustration)
  }
  return [...byName.values()]
}
