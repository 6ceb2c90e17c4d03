import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { foldZip } from '@/features/library/fold-zip'
import { distinctNames, fileNameOf } from '@/meme-ui/card/file-name'

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `picture-${index}.png`, url: `/i/${index}.png` }))
const bytesOf = (url: string) => new TextEncoder().encode(`bytes of ${url}`)
const options = {
  fetchFile: async (url: string) => bytesOf(url),
  onProgress: () => undefined,
  signal: new AbortController().signal,
}

async function filesIn(blob: Blob): Promise<[string, string][]> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  return Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
}

describe('folding a zip', () => {
  it('lays every file in under its name, in their order, and says how far it is', async () => {
    const progress: number[] = []
    const { blob, missing } = await foldZip(entries(9), {
      ...options,
      // The first ones take longest: what comes early waits for its turn.
      fetchFile: async (url) => {
        await new Promise((resolve) => setTimeout(resolve, url === '/i/0.png' ? 20 : 1))
        return bytesOf(url)
      },
      onProgress: (done) => progress.push(done),
    })
    expect(missing).toEqual([])
    expect(await filesIn(blob)).toEqual(entries(9).map(({ name, url }) => [name, `bytes of ${url}`]))
    expect(progress).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('has few pictures under way at a time', async () => {
    let underWay = 0
    let most = 0
    await foldZip(entries(20), {
      ...options,
      fetchFile: async (url) => {
        underWay += 1
        most = Math.max(most, underWay)
        await new Promise((resolve) => setTimeout(resolve, 1))
        underWay -= 1
        return bytesOf(url)
      },
    })
    expect(most).toBe(4)
  })

  it('leaves out what does not come, and names it', async () => {
    const { blob, missing } = await foldZip(entries(3), {
      ...options,
      fetchFile: async (url) => {
        if (url === '/i/1.png') throw new Error('gone')
        return bytesOf(url)
      },
    })
    expect(missing).toEqual(['picture-1.png'])
    expect((await filesIn(blob)).map(([name]) => name)).toEqual(['picture-0.png', 'picture-2.png'])
  })

  it('ends when it is told to', async () => {
    const abort = new AbortController()
    const folding = foldZip(entries(8), {
      ...options,
      onProgress: (done) => done === 2 && abort.abort(new Error('enough')),
      signal: abort.signal,
    })
    await expect(folding).rejects.toThrow('enough')
  })
})

describe('the name of a file', () => {
  it.each([
    ['nope-yep', 'Taking the stairs!', 'nope-yep-taking-the-stairs'],
    ['podium', '  It’s “done”  ', 'podium-its-done'],
    ['visual', 'Crème brûlée', 'visual-creme-brulee'],
    ['meme', '今天 星期一', 'meme-今天-星期一'],
    ['meme', 'हिन्दी', 'meme-हिन्दी'],
    ['podium', '../../etc/passwd', 'podium-etc-passwd'],
    ['podium', '***', 'podium'],
    ['podium', '', 'podium'],
  ])('of %s with %j is %s', (start, words, name) => {
    expect(fileNameOf(start, words)).toBe(name)
  })

  it('is short, and ends with no dash', () => {
    const name = fileNameOf('podium', 'word '.repeat(100))
    expect([...name].length).toBeLessThanOrEqual(60)
    expect(name).not.toMatch(/-$/)
  })

  it('is never that of another file', () => {
    expect(distinctNames(['a', 'b', 'a', 'a', 'a-2'])).toEqual(['a', 'b', 'a-2', 'a-3', 'a-2-2'])
  })
})
