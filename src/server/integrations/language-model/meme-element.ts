import { z } from 'zod'

/** A meme as a model says it, before anything is believed. */
export interface MemeElement {
  templateId: string
  /** Slot id to words. */
  words: Record<string, string>
  header: string
  reason: string
}

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
  reason: text.nullish(),
})

/** Null when it is none. */
function readMemeElement(value: unknown): MemeElement | null {
  const parsed = spokenElement.safeParse(value)
  if (!parsed.success) return null
  const { templateId, captions, header, reason } = parsed.data
  return { templateId, words: Object.fromEntries(captions), header: header ?? '', reason: reason ?? '' }
}

/** How a model is to say a meme: the JSON Schema of an element and its reader. */
export interface AnswerForm {
  schema: { type: 'object'; [keyword: string]: unknown }
  read(value: unknown): MemeElement | null
}

/** The form for a model that chooses its templates. */
export function listedMemes(templateIds: readonly string[]): AnswerForm {
  return { schema: wireSchema(templateIds), read: readMemeElement }
}

/**
 * JSON Schema of an element on the wire. No lengths and no numbers of items: providers differ in what their strict
 * modes take, so these are checked afterwards. Everything is required, because strict modes want that.
 */
function wireSchema(templateIds: readonly string[]) {
  return {
    type: 'object' as const,
    properties: {
      templateId: { type: 'string' as const, enum: [...templateIds] },
      captions: {
        type: 'array' as const,
        items: {
          type: 'object' as const,
          properties: { slot: { type: 'string' as const }, text: { type: 'string' as const } },
          required: ['slot', 'text'],
          additionalProperties: false,
        },
      },
      header: { type: 'string' as const },
      reason: { type: 'string' as const },
    },
    required: ['templateId', 'captions', 'header', 'reason'],
    additionalProperties: false,
  }
}
