/**
 * Draws the pictures of the templates and of the interface into `public/`.
 *
 * 1. Fingerprint the sources and compare them with the manifest; stop when nothing changed.
 * 2. Draw each template whose sources changed in three sizes and, when it moves, frame by frame, as many at once as
 *    there are processors. Note each in the manifest at once.
 * 3. Draw the illustrations when one of them changed.
 * 4. Remove the pictures of templates that are gone.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { drawingSources, templatesDirectory } from './drawing-sources'
import { type DrawnImage, isCurrent, type Manifest, readManifest, writeManifest } from './manifest'

/** Longer sides of the largest pictures, in px. */
const largestSidePx = 2048
const illustrationSidePx = 800

const defaultPublicDirectory = fileURLToPath(new URL('../../public', import.meta.url))

export interface BuildOptions {
  /** Called with a line for each drawing. */
  onProgress?: (message: string) => void
  publicDirectory?: string
  /** Names of the templates to look at; all when left out. */
  only?: readonly string[]
}

export interface BuildReport {
  drawn: string[]
  unchanged: number
}

async function drawTemplate(name: string, publicDirectory: string): Promise<DrawnImage[]> {
  const { loadScene, loadTemplate } = await import('./load-drawings')
  const { sceneSvg } = await import('../../src/templates/kit/svg-document')
  const { rasteriseOpaque, writeImages } = await import('./render')
  const { writeFrameSheet } = await import('./write-frame-sheet')
  const folder = path.join(templatesDirectory, name)
  const scene = await loadScene(pathToFileURL(path.join(folder, 'scene.ts')))
  const { motion } = await loadTemplate(path.join(folder, 'template.ts'))
  if (scene.name !== name) throw new Error(`The scene in folder "${name}" calls itself "${scene.name}"`)
  const files = [
    { file: `templates/${name}.webp`, longerSidePx: largestSidePx },
    { file: `templates/${name}-800.webp`, longerSidePx: 800 },
    { file: `templates/${name}-320.webp`, longerSidePx: 320 },
  ]
  const posterAt = motion ? motion.posterFrame / motion.frames : 0
  const master = await rasteriseOpaque(sceneSvg(scene, posterAt), largestSidePx)
  const images = await writeImages(master, files, publicDirectory)
  if (motion) images.push(await writeFrameSheet(scene, motion.frames, publicDirectory))
  return images
}

async function drawIllustrations(publicDirectory: string): Promise<DrawnImage[]> {
  const { loadIllustrations } = await import('./load-drawings')
  const { illustrationSvg } = await import('../../src/templates/kit/svg-document')
  const { rasterise, writeImage } = await import('./render')
  const images: DrawnImage[] = []
  for (const illustration of await loadIllustrations()) {
    const drawn = await rasterise(illustrationSvg(illustration), illustrationSidePx)
    images.push(await writeImage(drawn, `art/${illustration.name}.webp`, publicDirectory))
  }
  return images
}

function removeGone(manifest: Manifest, names: readonly string[], publicDirectory: string): boolean {
  const gone = Object.keys(manifest.templates).filter((name) => !names.includes(name))
  for (const name of gone) {
    for (const { file } of manifest.templates[name]?.images ?? []) {
      rmSync(path.join(publicDirectory, file), { force: true })
    }
    delete manifest.templates[name]
  }
  return gone.length > 0
}

/** @throws Error when a drawing asks for art that its package does not have. */
export async function buildTemplates(options: BuildOptions = {}): Promise<BuildReport> {
  const { onProgress = () => {}, publicDirectory = defaultPublicDirectory, only } = options
  const manifestFile = path.join(publicDirectory, 'templates/manifest.json')
  const manifest = readManifest(manifestFile)
  const { templates, illustrations } = drawingSources()
  const wanted = only ? templates.filter(({ name }) => only.includes(name)) : templates
  const changed = wanted.filter(
    ({ name, hash }) => !isCurrent(manifest.templates[name], hash, publicDirectory),
  )
  const drawn: string[] = []
  mkdirSync(path.dirname(manifestFile), { recursive: true })
  const waiting = changed.entries()
  const drawInTurn = async () => {
    for (const [index, { name, hash }] of waiting) {
      onProgress(`Drawing ${index + 1} of ${changed.length}: ${name}`)
      manifest.templates[name] = { hash, images: await drawTemplate(name, publicDirectory) }
      writeManifest(manifestFile, manifest)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawInTurn))
  drawn.push(...changed.map(({ name }) => name))
  if (!isCurrent(manifest.illustrations, illustrations.hash, publicDirectory)) {
    onProgress('Drawing the illustrations of the interface')
    manifest.illustrations = { hash: illustrations.hash, images: await drawIllustrations(publicDirectory) }
    writeManifest(manifestFile, manifest)
    drawn.push(illustrations.name)
  }
  const names = templates.map(({ name }) => name)
  if (removeGone(manifest, names, publicDirectory)) writeManifest(manifestFile, manifest)
  return { drawn, unchanged: wanted.length - changed.length }
}
