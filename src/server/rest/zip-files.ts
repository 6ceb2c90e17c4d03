import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ExportFile } from '../services/accounts/export-account'

/** Compression level, 0..9. Higher levels cost more time than they save bytes. */
const level = 6

/** A zip of files that come one after the other; nothing is kept of what was sent. Below 4 GB, as the format has it. */
export async function* zipFiles(files: AsyncIterable<ExportFile>): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = []
  let failure: Error | null = null
  const taken = () => {
    if (failure) throw failure
    const chunks = ready
    ready = []
    return chunks
  }
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else ready.push(chunk)
  })
  for await (const { name, kind, chunks } of files) {
    const entry = kind === 'text' ? new ZipDeflate(name, { level }) : new ZipPassThrough(name)
    zip.add(entry)
    for await (const chunk of chunks) {
      entry.push(chunk, false)
      yield* taken()
    }
    entry.push(new Uint8Array(), true)
    yield* taken()
  }
  zip.end()
  yield* taken()
}
