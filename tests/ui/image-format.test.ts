import { expect, it } from 'vitest'
import { formatsOf, imageUrlAs } from '@/meme-ui/card/image-format'

it('changes the ending of a picture’s address and nothing else', () => {
  expect(imageUrlAs('https://a.example.png/i/x.png', 'webp')).toBe('https://a.example.png/i/x.webp')
  expect(imageUrlAs('https://a.example/i/x.webp', 'jpg')).toBe('https://a.example/i/x.jpg')
})

it('offers of a picture that moves the formats in which it does', () => {
  expect(formatsOf(false)).toEqual(['png', 'jpg', 'webp'])
  expect(formatsOf(true)).toEqual(['gif', 'webp'])
})
