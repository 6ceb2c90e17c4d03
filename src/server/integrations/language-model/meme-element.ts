import type { JSONSchema7 } from 'ai'
import { z } from 'zod'
import { jokeEngines, type ModelMeme } from '@/core/writer/accept/model-meme'
import { strictObject } from '@/core/writer/strict-object'

const text = z.string().max(2000)

/**
 * Schema for reading an answer. It accepts more than the wire schema, because models without schema support leave out
 * empty fields and often write captions as an object.
 */
const spokenElement = z.object({
  templateId: text,
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

/** Null when it is none. */
function readMemeElement(value: unknown): ModelMeme | null {
  const parsed = spokenElement.safeParse(value)
  if (!parsed.success) return null
  const { templateId, captions, header, engine, reason } = parsed.data
  return {
    templateId,
    words: Object.fromEntries(captions),
    header: header ?? '',
    engine: engine ?? '',
    reason: reason ?? '',
  }
}

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
  const words = { type: 'string' } as const
  return {
    schema: strictObject({
      premise: words,
      templateId: { type: 'string', enum: [...templateIds] },
      captions: {
        type: 'array',
        items: strictObject({ slot: words, text: words }),
      },
      header: words,
      engine: { type: 'string', enum: [...jokeEngines] },
      reason: words,
    }),
    read: readMemeElement,
  }
}
