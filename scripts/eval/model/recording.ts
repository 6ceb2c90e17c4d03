import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

/** One call to a model and its answer: as it came over HTTP, or what is to be said over chat completions. */
const Call = z.union([
  z.strictObject({ task: z.string(), status: z.int(), contentType: z.string(), body: z.string() }),
  z.strictObject({ task: z.string(), says: z.string() }),
])
export type Call = z.infer<typeof Call>

const Run = z.strictObject({
  /** Of a text of `docs/model-eval/texts.json`, or of a question to the judge. */
  id: z.string(),
  /** ms until the first and the last meme of the model was accepted; null where none was, or where nobody measured. */
  firstMs: z.number().nullable(),
  lastMs: z.number().nullable(),
  calls: z.array(Call),
})
export type Run = z.infer<typeof Run>

/** Answers of a model, kept to be replayed without a network. */
const Recording = z.strictObject({
  provider: z.enum(['openai', 'anthropic', 'google', 'openai-compatible']),
  modelId: z.string(),
  /** Of the prompt that was answered; null where no prompt was. */
  promptVersion: z.string().nullable(),
  /** Author, date and limits of the recording. */
  note: z.string(),
  runs: z.array(Run),
})
export type Recording = z.infer<typeof Recording>

export function readRecording(file: string): Recording {
  return Recording.parse(JSON.parse(readFileSync(file, 'utf8')))
}

export function writeRecording(file: string, recording: Recording): void {
  writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`)
}

const EvalText = z.strictObject({ id: z.string(), kind: z.string(), language: z.string(), text: z.string() })
export type EvalText = z.infer<typeof EvalText>

export function readEvalTexts(): EvalText[] {
  return z.array(EvalText).parse(JSON.parse(readFileSync('docs/model-eval/texts.json', 'utf8')))
}
