import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { pages } from '@/content/pages'
import { exampleSources, exampleWidthsPx, readExampleFile } from '@/features/landing/example-address'
import { type ExampleMeme, exampleMeme } from '@/features/landing/example-meme'
import { exampleHash, examplePicture } from '@/features/landing/example-picture'
import { byHash, findExampleFile, siteExamples } from '@/features/landing/site-examples'
import { keyOptions } from '@/i18n/interface-language'
import { locale } from '@/i18n/locale'

let memes: ExampleMeme[]
let known: ReadonlyMap<string, ExampleMeme>

beforeAll(async () => {
  const t = await i18next.createInstance().init({
    ...keyOptions,
    lng: 'en',
    ns: Object.keys(locale),
    resources: { en: locale },
  })
  memes = siteExamples(t)
  known = byHash(memes)
})

/** Names of the files that the markup of a picture asks for. */
function filesOf(meme: ExampleMeme): string[] {
  const { src, srcSet, avifSrcSet } = examplePicture(meme)
  const sets = [srcSet, ...(avifSrcSet ? [avifSrcSet] : [])]
  const addresses = [src, ...sets.flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''))]
  return addresses.map((address) => address.replace(/^\/example-memes\//, ''))
}

describe('the examples of the public site', () => {
  it('are found by every file that their pages ask for', () => {
    expect(memes.length).toBeGreaterThan(100)
    for (const meme of memes) {
      for (const file of filesOf(meme)) expect(findExampleFile(file, known)?.document).toEqual(meme.document)
    }
  })

  it('hold the memes of every written page, and of the home page', () => {
    const shown = pages.flatMap(({ frontmatter, body }) => [
      frontmatter.image,
      ...body.flatMap((block) => (block.kind === 'memes' ? block.memes : [])),
    ])
    for (const { template, words } of shown) {
      expect(known.has(exampleHash(exampleMeme(template, words))), template).toBe(true)
    }
    expect(memes.some(({ altText }) => altText.includes('Said it was almost done'))).toBe(true)
  })

  it('are nobody else’s memes: other words, another width or another format are no file of ours', () => {
    const [file = ''] = filesOf(exampleMeme('nope-yep', { reject: 'Nobody’s', approve: 'Words' }))
    expect(readExampleFile(file)).not.toBeNull()
    expect(findExampleFile(file, known)).toBeNull()
    const [ours = ''] = filesOf(memes.find(({ motion }) => !motion) as ExampleMeme)
    for (const other of [
      ours.replace('-720.', '-721.'),
      ours.replace('-720.', '-0720.'),
      ours.replace('.webp', '.jpg'),
      ours.replace('.webp', '.gif'),
      ours.replace('.webp', ''),
      `../${ours}`,
      '__proto__',
      '',
    ]) {
      expect(findExampleFile(other, known), other).toBeNull()
    }
  })

  it('stand still before they move', () => {
    const moving = memes.find(({ motion }) => motion) as ExampleMeme
    expect(filesOf(moving).every((file) => file.endsWith('.jpg'))).toBe(true)
  })
})

describe('the address of an example', () => {
  it('is another one for other words, so that a cache may keep it for ever', () => {
    const hash = (reject: string) => exampleHash(exampleMeme('nope-yep', { reject, approve: 'Planning to' }))
    expect(hash('Doing it')).toBe(hash('Doing it'))
    expect(hash('Doing it')).not.toBe(hash('Doing it.'))
  })

  it('names each width that there is', () => {
    const { srcSet } = exampleSources('0123456789-_abcdefghij', 'webp')
    expect(srcSet.split(', ')).toHaveLength(exampleWidthsPx.length)
    expect(srcSet).toContain('/example-memes/0123456789-_abcdefghij-360.webp 360w')
  })
})
