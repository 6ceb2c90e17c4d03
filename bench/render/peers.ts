/** The programs that are compared with, each loaded from where it is installed. */
import { spawnSync } from 'node:child_process'
import { importPeer, requirePeer } from '../install-peers'

/** Where ImageMagick's `convert` is. @throws Error that says how to get it */
export function imageMagick(): string {
  for (const program of ['magick', 'convert', '/usr/bin/convert']) {
    const { stdout = '', status } = spawnSync(program, ['-version'], { encoding: 'utf8' })
    if (status === 0 && /Version: ImageMagick/.test(stdout)) return program
  }
  throw new Error('ImageMagick is missing: install it (for example `apt-get install imagemagick`).')
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
  return (await importPeer<{ default: Satori }>('satori')).default
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
