import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createBuiltInWriter } from '@/server/integrations/built-in-writer/built-in-writer'
import { createCanvasLayout } from '@/server/integrations/canvas-renderer/canvas-layout'
import { createCanvasRenderer } from '@/server/integrations/canvas-renderer/canvas-renderer'
import { processFonts } from '@/server/integrations/canvas-renderer/font-ledger'
import { createMiniSearchTemplateSearch } from '@/server/integrations/minisearch/minisearch-template-search'
import { createObscenityModerator } from '@/server/integrations/moderation/obscenity-moderator'
import { createThreadedTexts } from '@/server/integrations/text-threads/threaded-texts'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import { findTemplate, templates } from '@/templates/templates'
import { hostileTexts } from '../../support/hostile-texts'
import judgedPrompts from '../../support/judged-prompts.json'

const writer = createBuiltInWriter()
const layout = createCanvasLayout(createCanvasRenderer({ publicDir: path.resolve('public') }).measure)
const moderator = createObscenityModerator()
const templateIndex = createMiniSearchTemplateSearch(templates)
const threaded = createThreadedTexts({
  fontPackagesDir: path.resolve('node_modules/@fontsource'),
  fontMemory: processFonts.memory,
  findTemplate,
})
afterAll(() => threaded.close())

const everyTenth = judgedPrompts.filter((_, index) => index % 10 === 0).map(({ text }) => text)
const texts = [...everyTenth, ...Object.values(hostileTexts)]

function requestFor(text: string, index: number): CaptionRequest {
  return {
    text,
    count: 12,
    inputLanguage: 'auto',
    outputLanguage: 'en',
    variation: index,
    pictures: index % 4 === 3 ? 'moving' : 'still',
  }
}

/** The first job waits until its thread has loaded everything, beside other tests. */
const limitMs = 180_000

describe('text threads', { timeout: limitMs }, () => {
  it(`write and lay out ${texts.length} texts as the thread of the caller does`, async () => {
    for (const [index, text] of texts.entries()) {
      const request = requestFor(text, index)
      const answer = await writer.write(request)
      expect(await threaded.writer.write(request), text).toEqual(answer)
      const memes = answer.memes.flatMap(({ templateName, words, header, footer }) => {
        const template = findTemplate(templateName)
        return template ? [{ template, words, header, footer, maxDimension: 800, watermark: 'w' }] : []
      })
      expect(memes).toHaveLength(12)
      expect(await threaded.layout.composeMemes(memes), text).toEqual(await layout.composeMemes(memes))
    }
  })

  it('judge, search and draw visuals as the thread of the caller does', async () => {
    expect(await threaded.moderator.checkEach(texts)).toEqual(await moderator.checkEach(texts))
    expect(await threaded.moderator.check('I will kill you')).toMatchObject({ category: 'threat' })
    for (const text of texts.slice(0, 20)) {
      const search = { query: text.slice(0, 200), countMax: 60 }
      expect(await threaded.templateSearch.search(search)).toEqual(templateIndex.search(search))
      const visuals = { request: { concept: text, aspectRatio: '1:1' as const, seed: 1 }, mark: 'test' }
      expect(await threaded.layout.composeVisuals(visuals)).toEqual(await layout.composeVisuals(visuals))
    }
  })

  it('write about a theme as the thread of the caller does', async () => {
    const template = findTemplate('nope-yep')
    if (!template) throw new Error('There is no such template')
    for (const theme of ['Mondays', 'Montag', '猫']) {
      const request = { theme, count: 4, inputLanguage: 'auto', outputLanguage: 'en', variation: 1 }
      expect(await threaded.writer.writeForTemplate(request, template)).toEqual(
        await writer.writeForTemplate(request, template),
      )
      const picture = { name: 'upload:x', descriptions: { seen: 'a cat on a chair' } }
      expect(await threaded.writer.writeForPicture(request, picture)).toEqual(
        await writer.writeForPicture(request, picture),
      )
    }
  })
})
