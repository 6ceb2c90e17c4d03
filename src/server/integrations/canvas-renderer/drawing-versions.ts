import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** The file that `npm run templates:build` writes beside the pictures: a hash of each drawing's sources. */
interface DrawnList {
  templates?: Record<string, { hash?: string }>
}

/** Says which version of a drawing lies in the files; a new list is read when there is one. */
export class DrawingVersions {
  private readonly file: string
  private readAtMs = Number.NaN
  private list: DrawnList = {}

  constructor(publicDir: string) {
    this.file = path.join(publicDir, 'templates', 'manifest.json')
  }

  /** Another text for another drawing; empty when nobody wrote down what it was drawn from. */
  async get(imageName: string): Promise<string> {
    try {
      const { mtimeMs } = await stat(this.file)
      if (mtimeMs !== this.readAtMs) {
        this.list = JSON.parse(await readFile(this.file, 'utf8')) as DrawnList
        this.readAtMs = mtimeMs
      }
    } catch {
      return ''
    }
    return this.list.templates?.[imageName]?.hash ?? ''
  }
}
