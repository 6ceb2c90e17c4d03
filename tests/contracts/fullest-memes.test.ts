import path from 'node:path'
import { longTexts } from '@tests/support/long-texts'
import { describe, expect, it } from 'vitest'
import { MemeDocument } from '@/contracts/meme-document'
import { composeMeme } from '@/core/meme/compose-meme'
import { captionCharsMax } from '@/core/meme/meme-document'
import { ownBoxSideMin } from '@/core/placement/own-box'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { templates } from '@/templates/templates'

const { measure } = createCanvasRenderer({
  publicDir: path.join(process.cwd(), 'public'),
  uploadedFileOf: () => Promise.reject(new Error('Nothing is painted here.')),
})

describe('a template filled to the brim', () => {
  it.each(longTexts(captionCharsMax))(
    'can be stored at its smallest and its largest: $name',
    ({ tooLong }) => {
      for (const template of templates) {
        for (const maxDimension of [256, 2048]) {
          const words = Object.fromEntries(template.slots.map(({ id }) => [id, `${tooLong}${id}`]))
          const bars = { header: tooLong, footer: tooLong }
          const document = composeMeme({ template, words, ...bars, maxDimension, watermark: '' }, measure)
          const faults = MemeDocument.safeParse(document).error?.issues
          expect(faults, `${template.name} at ${maxDimension} px`).toBeUndefined()
        }
      }
    },
  )

  it('can be stored on a picture that is hardly wider than a line, too', () => {
    const [slot] = templates[0]?.slots ?? []
    const least = { width: ownBoxSideMin, height: ownBoxSideMin, fontSize: 0.01 }
    const template = {
      name: 'two-buttons',
      width: 16,
      height: 2000,
      slots: slot ? [{ ...slot, ...least }] : [],
    }
    const words = { [slot?.id ?? '']: 'Hello' }
    const document = composeMeme({ template, words, maxDimension: 256, watermark: '' }, measure)
    expect(MemeDocument.safeParse(document).error?.issues).toBeUndefined()
    expect(document.captions).toHaveLength(1)
  })
})
