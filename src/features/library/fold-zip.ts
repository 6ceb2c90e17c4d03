import { Zip, ZipPassThrough } from 'fflate'

/** A file of the archive. */
export interface ZipEntry {
  /** With its ending; no two alike. */
  name: string
  url: string
}

interface FoldedZip {
  blob: Blob
  /** Names of files that could not be fetched. */
  missing: string[]
}

interface FoldOptions {
  fetchFile: (url: string, signal: AbortSignal) => Promise<Uint8Array>
  onProgress: (done: number) => void
  signal: AbortSignal
}

/** Pictures that are under way at a time: enough to keep the line busy, few enough to be drawn in turn. */
const atOnce = 4

/**
 * Folds files into a zip while they arrive, in their order. Pictures are packed already, so they are laid in as they
 * are. A file that does not come is left out and named.
 *
 * @throws the signal's reason when it is aborted
 */
export async function foldZip(
  entries: readonly ZipEntry[],
  { fetchFile, onProgress, signal }: FoldOptions,
): Promise<FoldedZip> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const missing: string[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(new Uint8Array(chunk))
  })
  const coming = entries.map((): Promise<Uint8Array | null> | undefined => undefined)
  const begin = (index: number) => {
    const entry = entries[index]
    if (entry) coming[index] = fetchFile(entry.url, signal).catch(() => null)
  }
  for (let index = 0; index < atOnce; index += 1) begin(index)
  for (const [index, { name }] of entries.entries()) {
    const bytes = await coming[index]
    signal.throwIfAborted()
    coming[index] = undefined
    begin(index + atOnce)
    if (bytes) {
      const file = new ZipPassThrough(name)
      zip.add(file)
      file.push(bytes, true)
    } else missing.push(name)
    onProgress(index + 1)
  }
  zip.end()
  return { blob: new Blob(chunks, { type: 'application/zip' }), missing }
}
