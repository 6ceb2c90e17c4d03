import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { jokeEngines, type ModelMeme } from '@/core/writer/accept/model-meme'
import { strictObject } from '@/core/writer/strict-object'

const text = z.string().max(2000)

/**
 * Schema for reading an answer. It accepts more than the wire schema, because models without schema support leave out
 * empty fields and often write captions as an object.
 */
const spokenWords = z.object({
  captions: z.union([
    z
      .array(z.object({ slot: text, text }))
      .max(12)
      .transform((captions) => captions.map((caption) => [caption.slot, caption.text] as const)),
    z.record(text, text).transform((captions) => Object.entries(captions)),
  ]),
  header: text.nullish(),
  engine: z.enum(jokeEngines).nullish().catch(null),
  reason: text.nullish(),
})

const spokenElement = spokenWords.extend({ templateId: text })

/** Null when it is none. */
function readMemeElement(value: unknown): ModelMeme | null {
  const parsed = spokenElement.safeParse(value)
  return parsed.success ? memeOf(parsed.data.templateId, parsed.data) : null
}

function memeOf(templateId: string, said: z.infer<typeof spokenWords>): ModelMeme {
  const { captions, header, engine, reason } = said
  return {
    templateId,
    words: Object.fromEntries(captions),
    header: header ?? '',
    engine: engine ?? '',
    reason: reason ?? '',
  }
}

const words = { type: 'string' } as const
const memeFields = {
  premise: words,
  captions: { type: 'array', items: strictObject({ slot: words, text: words }) },
  header: words,
  engine: { type: 'string', enum: [...jokeEngines] },
  reason: words,
} as const satisfies Record<string, JSONSchema7>

/** How a model is to say a meme: the JSON Schema of an element and its reader. */
export interface AnswerForm {
  schema: JSONSchema7
  read(value: unknown): ModelMeme | null
}

/**
 * The form for a model that chooses its templates. The premise comes first: a model that must say what is absurd before
 * it writes has a joke to write. No lengths and no numbers of items: providers differ in what their strict modes take, so
 * these are checked afterwards. Everything is required, because strict modes want that.
 *
 * @param templateIds all of the catalogue, always, because another list is another prefix that no provider has kept
 */
export function listedMemes(templateIds: readonly string[]): AnswerForm {
  const { premise, ...wordsAndReason } = memeFields
  return {
    schema: strictObject({
      premise,
      templateId: { type: 'string', enum: [...templateIds] },
      ...wordsAndReason,
    }),
    read: readMemeElement,
  }
}

/** The form for memes that all stand on one picture. The schema is the same for every picture. */
export function memesOn(templateId: string): AnswerForm {
  return {
    schema: strictObject(memeFields),
    read(value) {
      const parsed = spokenWords.safeParse(value)
      return parsed.success ? memeOf(templateId, parsed.data) : null
    },
  }
}
