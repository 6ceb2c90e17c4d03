import { z } from 'zod'
import { captionCharsMax } from '@/core/meme/meme-document'
import { Credits, PictureName, Result } from './meme-shapes'
import { PageInput, ResultPage } from './pages'
import { SearchInput, searchResultsMax, Template } from './search'
import { StorableText, upToChars } from './storable-text'
import { TextRunOutput } from './text-run'
import { TextToMemeInput } from './text-to-meme'

/**
 * Input and output of the tools at `/api/mcp`: the shapes of the calls beneath them, reduced to what a language model
 * needs, because it reads every word of an answer.
 */

/** Templates that an answer names when nobody says how many. */
const templatesDefault = 8

export const SearchTemplatesTool = SearchInput.extend({
  limit: z
    .int()
    .min(1, 'must be at least 1')
    .max(searchResultsMax, `must be at most ${searchResultsMax}`)
    .default(templatesDefault)
    .meta({ description: 'Most templates that come back' }),
})

const ToolTemplate = Template.pick({ name: true, title: true, description: true, animated: true }).extend({
  slots: z
    .array(Template.shape.slots.element.pick({ id: true, role: true, hint: true, maxChars: true }))
    .meta({ description: 'The places for words; `render_meme` takes their ids' }),
})
export const FoundTemplates = z.object({
  templates: z.array(ToolTemplate).meta({ description: 'Best first; empty when nothing fits' }),
})

export const MakeMemesTool = TextToMemeInput

/** A meme as a model is told of it. */
const ToolMeme = Result.pick({
  id: true,
  imageName: true,
  imageUrl: true,
  altText: true,
  animated: true,
  createdAt: true,
})
export const MadeMemes = TextRunOutput.pick({ promptId: true, notice: true }).extend({
  results: z.array(ToolMeme).meta({ description: 'Best first, each on a template of its own' }),
  credits: Credits,
})

const Words = upToChars(StorableText, captionCharsMax)

export const RenderMemeTool = z.strictObject({
  template: PictureName.meta({ description: 'Its `name` from `search_templates`, or an upload of yours' }),
  captions: z
    .record(z.string().max(40, 'must be at most 40 characters'), Words)
    .default({})
    .meta({ description: 'Words by the id of the slot that they stand in; a slot left out stays blank' }),
  header: upToChars(StorableText, captionCharsMax, 'Words in a strip above the picture').optional(),
  footer: upToChars(StorableText, captionCharsMax, 'Words in a strip below the picture').optional(),
})
export const RenderedMeme = z.object({ result: ToolMeme })

export const ListMyMemesTool = PageInput
export const ListedMemes = ResultPage.extend({ items: z.array(ToolMeme) })
