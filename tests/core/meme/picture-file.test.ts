import { expect, it } from 'vitest'
import { pictureFile } from '@/core/meme/picture-file'

it('takes the small file up to its own size and the large one beyond', () => {
  expect(pictureFile('podium', 800)).toBe('/templates/podium-800.webp')
  expect(pictureFile('podium', 801)).toBe('/templates/podium.webp')
})

it('cannot be led out of the directory of templates', () => {
  expect(pictureFile('../../secrets', 500)).toBe('/templates/..%2F..%2Fsecrets-800.webp')
})
