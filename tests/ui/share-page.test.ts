import { describe, expect, it } from 'vitest'
import { shareMetadata } from '@/features/share/share-metadata'
import { makeAddress, type PublicMeme, sourceOf } from '@/features/share/shared-words'

const meme: PublicMeme = {
  imageName: 'podium',
  imageUrl: 'https://quipsmith.example/i/0abcDEFghiJKLmnoPQRst1.png',
  altText: 'A podium. First: “said it”.',
  widthPx: 500,
  heightPx: 400,
  animated: false,
  fileName: 'podium-said-it',
  hasPrompt: true,
  prompt: null,
}
const words = { title: 'A meme: The podium', path: '/s/key' }
const prompt = { text: 'telling my boss', isTheme: false, language: 'en' }
const upload = 'upload:0abcDEFghiJKLmnoPQRst1'

describe('the tags of a shared meme', () => {
  it('have the picture itself as their card, with its size and its words', () => {
    const { openGraph, twitter } = shareMetadata(meme, words)
    const image = {
      url: 'https://quipsmith.example/i/0abcDEFghiJKLmnoPQRst1.png?width=1200',
      type: 'image/png',
      width: 1200,
      height: 960,
      alt: meme.altText,
    }
    expect(openGraph).toMatchObject({ images: [image], url: '/s/key', title: words.title })
    expect(twitter).toMatchObject({ card: 'summary_large_image', images: [image] })
  })

  it('of what moves have it moving, in its own size', () => {
    const moving = { ...meme, animated: true, imageUrl: meme.imageUrl.replace('.png', '.gif') }
    expect(shareMetadata(moving, words).openGraph).toMatchObject({
      images: [{ url: moving.imageUrl, type: 'image/gif', width: 500, height: 400 }],
    })
  })

  it('keep search engines out and name the page', () => {
    const { robots, alternates } = shareMetadata(meme, words)
    expect([robots, alternates]).toEqual([{ index: false, follow: false }, { canonical: '/s/key' }])
  })

  it('say the prompt only where it is shown, and never at length', () => {
    expect(JSON.stringify(shareMetadata(meme, words))).not.toContain(prompt.text)
    expect(shareMetadata({ ...meme, prompt }, words).title).toBe(prompt.text)
    const long = shareMetadata({ ...meme, prompt: { ...prompt, text: 'word '.repeat(80) } }, words).title
    expect([...String(long)].length).toBeLessThanOrEqual(70)
  })
})

describe('a shared meme', () => {
  it('leads to its template, and a picture of somebody’s own to the first sentence', () => {
    expect(makeAddress('podium')).toBe('/templates/podium')
    expect(makeAddress(upload)).toBe('/create')
  })

  it('claims no drawing and no words that are not ours', () => {
    expect(sourceOf(meme)).toBe('share.byMachine')
    expect(sourceOf({ ...meme, hasPrompt: false })).toBe('share.byHand')
    expect(sourceOf({ ...meme, imageName: upload })).toBe('share.byUpload')
  })
})
