import { describe, expect, it } from 'vitest'
import { pictureFile } from '@/core/meme/picture-file'
import { pictureNamePattern, uploadKeyOf, uploadName } from '@/core/meme/picture-name'
import { templates } from '@/templates/templates'

const key = 'Ab3dEf6hIj9lMn2pQr5tUv'

describe('names of pictures', () => {
  it('of templates and of uploads are names', () => {
    for (const { name } of templates) expect(name).toMatch(pictureNamePattern)
    expect(uploadName(key)).toMatch(pictureNamePattern)
    expect(uploadKeyOf(uploadName(key))).toBe(key)
  })

  it.each([
    '',
    '../podium',
    'podium/../x',
    'podium-',
    'Podium',
    'upload:',
    `upload:${key}x`,
    `upload:${key.slice(1)}/`,
    `upload:${key}\n`,
    `upload:../../${key.slice(6)}`,
    `upload:..%2f..%2f${key.slice(10)}`,
  ])('%j is none, and leads to no file of an upload', (name) => {
    expect(name).not.toMatch(pictureNamePattern)
    expect(uploadKeyOf(name)).toBeNull()
    expect(pictureFile(name, 500)).toMatch(/^\/templates\/[^/]*-800\.webp$/)
  })

  it('an upload has one file, whatever the size', () => {
    expect(pictureFile(uploadName(key), 200)).toBe(`/i/upload/${key}`)
    expect(pictureFile(uploadName(key), 2000)).toBe(`/i/upload/${key}`)
  })
})
