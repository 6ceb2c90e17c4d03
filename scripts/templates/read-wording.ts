/** `wording.yaml` of a template, checked against its slots. CONTRIBUTING § Add a template says what stands in it. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Template } from '../../src/core/template/template'
import { type TopicList, topicParts, type Wording } from '../../src/templates/make-recipe'

const text = z.string().min(1)
const reason = text.max(60)
/** A slot may stay blank where it would need words of a language. */
const words = z.record(z.string(), z.string())
const kind = z.enum(['noun', 'gerund', 'clause', 'when', 'question', 'command', 'quote', 'fragment', 'story'])

const standby = z
  .object({
    mood: z.enum(['bad', 'good']).optional(),
    about: z.enum(['own', 'people', 'waiting', 'reply']).optional(),
    kinds: z.array(kind).optional(),
    gentle: z.literal(true).optional(),
  })
  .catchall(text)

const topicFill = z.strictObject({
  from: z.enum(Object.keys(topicParts) as [TopicList]),
  words: z.record(z.string(), z.union([text, z.array(text).min(1)])),
  maxChars: z.record(z.string(), z.number().int().positive()).optional(),
})

const audience = z.strictObject({
  slots: z.tuple([z.string(), z.string()]),
  answers: z.array(
    z.strictObject({
      to: z.enum(['people', 'list', 'nostalgia', 'quote']),
      lines: z.array(text).min(1),
      fit: z.number(),
      reason,
    }),
  ),
})

const wordingFile = z.strictObject({
  reason,
  audience: audience.optional(),
  fromTopic: z.array(topicFill).optional(),
  standbys: z.array(standby).min(1),
  foreign: z.record(z.string(), z.array(words).min(1)),
})

/** @throws Error that names the file and what is wrong in it */
export function readWording(file: string, template: Pick<Template, 'slots'>): Wording {
  const result = wordingFile.safeParse(parse(readFileSync(file, 'utf8')))
  if (!result.success) throw new Error(`${file}:\n${z.prettifyError(result.error)}`)
  const wording: Wording = {
    ...result.data,
    standbys: result.data.standbys.map(({ mood, about, kinds, gentle, ...rest }) => ({
      words: rest,
      ...(mood && { mood }),
      ...(about && { about }),
      ...(kinds && { kinds }),
      ...(gentle && { isGentle: true as const }),
    })),
  }
  const faults = faultsOf(wording, template)
  if (faults.length > 0) throw new Error(`${file}:\n${faults.join('\n')}`)
  return wording
}

function faultsOf(
  { standbys, foreign, fromTopic = [], audience }: Wording,
  { slots }: Pick<Template, 'slots'>,
): string[] {
  const ids = new Set(slots.map(({ id }) => id))
  const ours: readonly object[] = [
    ...standbys.map((one) => one.words),
    ...Object.values(foreign).flat(),
    ...fromTopic.flatMap((fill) => [fill.words, fill.maxChars ?? {}]),
    ...(audience ? [Object.fromEntries(audience.slots.map((slot) => [slot, '']))] : []),
  ]
  return ours.flatMap((one) =>
    Object.keys(one)
      .filter((id) => !ids.has(id))
      .map((id) => `There is no slot "${id}", only ${[...ids].join(', ')}: ${JSON.stringify(one)}`),
  )
}
