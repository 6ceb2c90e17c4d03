import { describe, expect, it } from 'vitest'
import { uploadBytesMax } from '@/contracts/themed-upload'
import { fileProblem, sizeProblem } from '@/meme-ui/picture-file/file-problem'

const megabyte = 1024 * 1024

describe('a file that somebody brings', () => {
  it('is taken up to 10 MB, to the byte', () => {
    expect(fileProblem({ type: 'image/png', size: uploadBytesMax })).toBeUndefined()
    expect(fileProblem({ type: 'image/png', size: uploadBytesMax + 1 })).toEqual({
      kind: 'tooLarge',
      megabytes: 10.1,
      max: 10,
    })
  })

  it('is measured as people say it', () => {
    expect(fileProblem({ type: 'image/jpeg', size: 14 * megabyte })).toMatchObject({ megabytes: 14 })
  })

  it('is no picture when its type says so, however large it is', () => {
    for (const type of ['text/plain', 'image/svg+xml', 'image/heic', 'application/pdf']) {
      expect(fileProblem({ type, size: 20 * megabyte })).toEqual({ kind: 'wrongType' })
    }
  })

  it('may have a type that nobody knows: opening it shows', () => {
    expect(fileProblem({ type: '', size: 10 })).toBeUndefined()
  })

  it('holds nothing when it is empty', () => {
    expect(fileProblem({ type: 'image/gif', size: 0 })).toEqual({ kind: 'unreadable' })
  })

  it('has at most 25 megapixels', () => {
    expect(sizeProblem(5000, 5000)).toBeUndefined()
    expect(sizeProblem(5001, 5000)).toEqual({ kind: 'tooManyPixels', megapixels: 25.1, max: 25 })
  })
})
