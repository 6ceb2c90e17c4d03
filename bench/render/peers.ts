/** The programs that are compared with, each loaded from where it is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const peersDirectory = fileURLToPath(new URL('../peers', import.meta.url))
const requirePeer = createRequire(path.join(peersDirectory, 'package.json'))

/** Installs the peers of npm once. @throws Error when npm fails or ImageMagick is not there. */
export async function installPeers(): Promise<void> {
  if (!existsSync(path.join(peersDirectory, 'node_modules/satori'))) {
    console.log('Installing the peers into bench/peers')
    const args = ['install', '--no-audit', '--no-fund', '--silent']
    const code = await new Promise((done, fail) => {
      const npm = spawn('npm', args, { cwd: peersDirectory, stdio: 'inherit' })
      npm.once('error', fail)
      npm.once('close', done)
    })
    if (code !== 0) throw new Error(`npm could not install the peers (it ended with ${code})`)
  }
  imageMagick()
}

/** Where ImageMagick's `convert` is. @throws Error that says how to get it */
export function imageMagick(): string {
  for (const program of ['magick', 'convert', '/usr/bin/convert']) {
    const { stdout = '', status } = spawnSync(program, ['-version'], { encoding: 'utf8' })
    if (status === 0 && /Version: ImageMagick/.test(stdout)) return program
  }
  throw new Error('ImageMagick is missing: install it (for example `apt-get install imagemagick`).')
}

async function load<Module>(name: string): Promise<Module> {
  return (await import(pathToFileURL(requirePeer.resolve(name)).href)) as Module
}

export interface SatoriFont {
  name: string
  data: Buffer
  weight: number
  style: 'normal'
}

type Satori = (
  element: unknown,
  options: { width: number; height: number; fonts: SatoriFont[] },
) => Promise<string>

export async function loadSatori(): Promise<Satori> {
  return (await load<{ default: Satori }>('satori')).default
}

interface Resvg {
  renderAsync(
    svg: string,
    options: { font: { loadSystemFonts: boolean } },
  ): Promise<{ pixels: Buffer; width: number; height: number }>
}

export function loadResvg(): Resvg {
  return requirePeer('@resvg/resvg-js') as Resvg
}

type GifPalette = number[][]

interface Gifenc {
  GIFEncoder(): {
    writeFrame(
      indices: Uint8Array,
      width: number,
      height: number,
      options: { palette: GifPalette; delay: number },
    ): void
    finish(): void
    bytes(): Uint8Array
  }
  quantize(rgba: Uint8Array, colors: number): GifPalette
  applyPalette(rgba: Uint8Array, palette: GifPalette): Uint8Array
}

export function loadGifenc(): Gifenc {
  return requirePeer('gifenc') as Gifenc
}
