import { MemeDocument } from '@/contracts/meme-document'
import { documentBytesMax, documentKeyword } from '@/core/meme/document-in-png'

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Length, type and checksum of a chunk. */
const chunkFrameBytes = 12

/**
 * The meme that a PNG of ours carries, so that a dropped file can be opened again. Runs in the browser and in Node.
 *
 * @param png any bytes at all
 * @returns null for a file that is no PNG, carries no document, or one that breaks the contract; never throws
 */
export async function readMemeDocument(png: Uint8Array): Promise<MemeDocument | null> {
  const compressed = findDocumentChunk(png)
  if (!compressed) return null
  try {
    const json = await inflate(compressed)
    return json === null ? null : (MemeDocument.safeParse(JSON.parse(json)).data ?? null)
  } catch {
    // Broken compression, broken UTF-8 or broken JSON: a stranger's file.
    return null
  }
}

/** Compressed text of the document's chunk. */
function findDocumentChunk(png: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (signature.some((byte, at) => png[at] !== byte)) return null
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  // Keyword, its end, compressed by deflate, no language, no translated keyword.
  const head = [...Array.from(documentKeyword, (letter) => letter.charCodeAt(0)), 0, 1, 0, 0, 0]
  for (let at = signature.length; at + chunkFrameBytes <= png.length; ) {
    const length = view.getUint32(at)
    const data = png.subarray(at + 8, at + 8 + length)
    const isText = String.fromCharCode(...png.subarray(at + 4, at + 8)) === 'iTXt'
    if (isText && head.every((byte, index) => data[index] === byte)) {
      return data.length === length ? new Uint8Array(data.subarray(head.length)) : null
    }
    at += chunkFrameBytes + length
  }
  return null
}

/** Null when there is more than a document may have: a few bytes can inflate to gigabytes. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let text = ''
  let byteCount = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    byteCount += value.length
    if (byteCount > documentBytesMax) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
