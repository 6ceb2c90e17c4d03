/** Request and answer of a caption writer, be it the built-in one or a language model. */

import type { JokeShape } from '../template/template'
import type { Tone } from './rank/tones'

export interface WrittenMeme {
  templateName: string
  /** Slot id to words; every slot of the template is present, an empty string leaves it blank. */
  words: Record<string, string>
  /** Text above the picture. */
  header?: string | undefined
  footer?: string | undefined
  /** Why this template, second person, at most 60 characters: "you refuse the work and love the announcement." */
  reason: string
  /** A generative model wrote the words. Words by rules are not marked. */
  wordsByModel?: boolean | undefined
}

/** `translation_unavailable`: the captions are in the input's language because nothing here can translate. */
export type WriterNotice = 'translation_unavailable'

export interface WriterRequest {
  /** 1..500 characters, trimmed. */
  text: string
  /** How many memes, 1..12; no two share a template. */
  count: number
  /** BCP-47, or `auto`. */
  inputLanguage: string
  /** BCP-47. */
  outputLanguage: string
  /** Same text and variation, same memes; another variation gives others. */
  variation: number
  /** The joke that is wanted: templates of this shape first, then those of its kin. Any when absent. */
  jokeShape?: JokeShape | undefined
  /** How they are meant to sound. Any when absent. */
  tone?: Tone | undefined
  /** Names of templates that are left out. */
  without?: readonly string[] | undefined
  /** The account's last memes about other texts: their lines, and a little their templates, are less welcome. */
  recent?: readonly Pick<WrittenMeme, 'templateName' | 'words'>[] | undefined
}

/** Tokens of a call to a language model, as its provider counts them; null where it did not say. */
export interface ModelUsage {
  /** `openai`, `anthropic`, … and the model as it was configured. */
  provider: string
  modelId: string
  inputTokens: number | null
  /** Of the input tokens, those that the provider had kept from an earlier request. */
  cachedInputTokens: number | null
  outputTokens: number | null
}

export interface WriterAnswer {
  /** Best first. As many as asked for, whatever the text. */
  memes: WrittenMeme[]
  /** BCP-47 of the text, as told or detected. */
  language: string
  notice?: WriterNotice | undefined
  /** A language model is configured and wrote none of the memes. */
  modelMissed?: boolean | undefined
  /** Set when a model answered, whether or not its memes could be used. */
  usage?: ModelUsage | undefined
}
