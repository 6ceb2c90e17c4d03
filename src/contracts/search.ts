import { z } from 'zod'
import { searchQueryCharsMax } from './limits'
import { upToChars } from './storable-text'

/** Most templates of one answer. @see product-decisions "Wire shapes" */
export const searchResultsMax = 60

/** `GET /search` */
export const SearchInput = z.strictObject({
  searchQuery: upToChars(
    z.string(),
    searchQueryCharsMax,
    'A name, a feeling, a situation or what is to be seen, in any language; may be misspelt or unfinished; empty gives a selection',
  ).default(''),
  animated: z
    .boolean()
    .optional()
    .meta({ description: 'true for templates that move, false for stills; both when left out' }),
})
export type SearchInput = z.infer<typeof SearchInput>

const Fraction = z.number().min(0).max(1)

const Slot = z
  .object({
    id: z.string(),
    role: z.string().meta({ description: 'what its words are to the joke' }),
    hint: z.string().meta({ description: 'what to write in it' }),
    x: Fraction,
    y: Fraction,
    width: Fraction,
    height: Fraction,
    rotateAngle: z.number().meta({ description: 'degrees, clockwise, around the centre of the slot' }),
    align: z.enum(['left', 'center', 'right']),
    maxChars: z.int().min(1).meta({ description: 'most characters that stay readable' }),
  })
  .meta({ description: 'A place for words, in fractions of the picture.' })

export const Template = z.object({
  name: z.string().meta({ description: 'what other calls take as imageName' }),
  title: z.string(),
  description: z.string(),
  imagePath: z.string().meta({ description: 'the blank picture, below the site’s address' }),
  width: z.int().min(1).meta({ description: 'px of the whole drawing' }),
  height: z.int().min(1),
  animated: z.boolean(),
  keywords: z.array(z.string()),
  jokeShape: z.string(),
  slots: z.array(Slot),
  license: z.string(),
  source: z.string(),
})
export type Template = z.infer<typeof Template>

export const SearchOutput = z.object({
  memeTemplates: z
    .array(Template)
    .max(searchResultsMax)
    .meta({ description: 'best first; empty when nothing fits' }),
})
export type SearchOutput = z.infer<typeof SearchOutput>
