import { longTexts } from '@tests/support/long-texts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { UpdateWatermarkInput } from '@/contracts/account'
import { ContactInput } from '@/contracts/contact'
import { DemoInput } from '@/contracts/demo'
import { RenderMemeTool } from '@/contracts/mcp-tools'
import { MemeDocument } from '@/contracts/meme-document'
import { Bar, Caption } from '@/contracts/meme-shapes'
import { MinimalistVisualInput } from '@/contracts/minimalist-visual'
import { AddMyTemplateInput, OwnBox } from '@/contracts/own-template'
import { LibraryPageInput } from '@/contracts/pages'
import { SearchInput } from '@/contracts/search'
import { TemplateImageInput } from '@/contracts/template-image'
import { TextToGifInput } from '@/contracts/text-to-gif'
import { TextToMemeInput } from '@/contracts/text-to-meme'
import { ThemedTemplateInput } from '@/contracts/themed-template'
import { contactMessageCharsMax } from '@/core/contact/contact-limits'
import { unitsMaxOf } from '@/core/text/text-limit'

const visitor = { name: 'A', email: 'a@example.org', topic: 'question', message: 'A long question' }
const upload = { base64String: 'AAAA', title: 'A' }
const themed = { imageName: 'nope-yep', memeTheme: 'Mondays' }
const box = { x: 0, y: 0, width: 9, height: 9, fontSize: 9, fontFamily: 'Anton' }
const ownBox = { role: 'a', x: 0, y: 0, width: 0.5, height: 0.5 }
const bar = { fontSize: 20, fontColor: '#000000', fontFamily: 'Anton' }

/** Every text that people write, with its limit in characters. */
const texts: { name: string; charsMax: number; contract: z.ZodType; of: (text: string) => unknown }[] = [
  { name: 'prompt of memes', charsMax: 500, contract: TextToMemeInput, of: (text) => ({ text }) },
  { name: 'prompt of GIFs', charsMax: 500, contract: TextToGifInput, of: (text) => ({ text }) },
  { name: 'prompt of the front page', charsMax: 500, contract: DemoInput, of: (text) => ({ text }) },
  { name: 'concept', charsMax: 500, contract: MinimalistVisualInput, of: (concept) => ({ concept }) },
  {
    name: 'theme',
    charsMax: 60,
    contract: ThemedTemplateInput,
    of: (memeTheme) => ({ ...themed, memeTheme }),
  },
  {
    name: 'description of a picture',
    charsMax: 500,
    contract: ThemedTemplateInput,
    of: (imageDescription) => ({ ...themed, imageDescription }),
  },
  { name: 'caption', charsMax: 300, contract: Caption, of: (text) => ({ ...box, text }) },
  { name: 'bar', charsMax: 300, contract: Bar, of: (text) => ({ ...bar, text }) },
  {
    name: 'words of a tool',
    charsMax: 300,
    contract: RenderMemeTool,
    of: (header) => ({ template: 'a', header }),
  },
  {
    name: 'words of an address',
    charsMax: 300,
    contract: TemplateImageInput,
    of: (footer) => ({ template: 'a', texts: {}, footer }),
  },
  {
    name: 'watermark',
    charsMax: 40,
    contract: UpdateWatermarkInput,
    of: (watermark_text) => ({ watermark_text }),
  },
  {
    name: 'title of a picture',
    charsMax: 60,
    contract: AddMyTemplateInput,
    of: (title) => ({ ...upload, title }),
  },
  {
    name: 'keyword',
    charsMax: 40,
    contract: AddMyTemplateInput,
    of: (word) => ({ ...upload, keywords: [word] }),
  },
  { name: 'role of a box', charsMax: 40, contract: OwnBox, of: (role) => ({ ...ownBox, role }) },
  { name: 'hint of a box', charsMax: 80, contract: OwnBox, of: (hint) => ({ ...ownBox, hint }) },
  { name: 'search', charsMax: 200, contract: SearchInput, of: (searchQuery) => ({ searchQuery }) },
  { name: 'search of a library', charsMax: 100, contract: LibraryPageInput, of: (search) => ({ search }) },
  { name: 'name in a message', charsMax: 80, contract: ContactInput, of: (name) => ({ ...visitor, name }) },
  {
    name: 'message',
    charsMax: contactMessageCharsMax,
    contract: ContactInput,
    of: (message) => ({ ...visitor, message }),
  },
]

describe.each(texts)('a $name', ({ charsMax, contract, of }) => {
  it.each(longTexts(charsMax))(`has at most ${charsMax} characters: $name`, ({ longest, tooLong }) => {
    expect(contract.safeParse(of(longest)).error?.issues).toBeUndefined()
    const refused = contract.safeParse(of(tooLong)).error?.issues ?? []
    expect(refused.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^must be at most \d+ characters$|^has too many accents or emoji of many parts/),
    ])
  })

  it('is refused for one endless letter, by what is wrong with it', () => {
    const [issue] = contract.safeParse(of(`a${'̷'.repeat(unitsMaxOf(charsMax))}`)).error?.issues ?? []
    expect(issue?.message).toBe(
      `has too many accents or emoji of many parts: at most ${unitsMaxOf(charsMax)} UTF-16 units in ${charsMax} characters`,
    )
  })
})

describe('a limit', () => {
  it('is published as its ceiling in units, and said in words', () => {
    const { properties } = z.toJSONSchema(TextToMemeInput, { io: 'input' })
    expect(properties?.text).toMatchObject({
      maxLength: 2000,
      description: 'At most 500 characters (graphemes) and 2000 UTF-16 units',
    })
  })
})

describe('the words of a whole meme', () => {
  const document = {
    imageName: 'two-buttons',
    pictureWidthPx: 600,
    pictureHeightPx: 600,
    header: null,
    footer: null,
    watermark: '',
  }

  it('are no more than can be painted, however many units each box takes', () => {
    const captions = Array.from({ length: 40 }, () => ({ ...box, text: 'a'.repeat(300) }))
    expect(MemeDocument.safeParse({ ...document, captions }).success).toBe(true)
    const flags = captions.map((caption) => ({ ...caption, text: '🇳🇵'.repeat(300) }))
    const [issue] = MemeDocument.safeParse({ ...document, captions: flags }).error?.issues ?? []
    expect(issue?.message).toBe('must hold at most 12000 UTF-16 units of words')
  })
})
