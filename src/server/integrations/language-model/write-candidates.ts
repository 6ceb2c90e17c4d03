import type { JokeShape, Template } from '@/core/template/template'
import { addUsage } from '@/core/writer/model-usage'
import type { WrittenMeme } from '@/core/writer/written-meme'
import type { CaptionRequest } from '@/server/services/ports/caption-writer'
import type { AskModel, ModelReply } from './ask-model'
import type { CandidateSet } from './candidate-set'
import { judgeMemes } from './judge-memes'
import type { AnswerForm } from './meme-element'
import { repairMemes } from './repair-memes'
import { translateMemes, type Untranslated } from './translate-memes'

/** Enough for a meme in a script that takes three tokens for a letter. */
const outputTokensPerMeme = 300
const outputTokensBeside = 300
/** Up to so many memes one call writes: the page has them before a second call would pay. */
const memesPerCallMax = 4
const callsMax = 3
/** Memes beyond those that are wanted, which take the places of those that the judge removes. */
const spareCount = 3
/** A further call is not worth its start with less time than this, in ms. */
const furtherCallMsMin = 2500

/** Prompt of a writer and the form of its answer. */
export interface WriterBrief {
  /** The same for every text. */
  instructions: string
  form: AnswerForm
  /** The templates that may be used. */
  templates: ReadonlyMap<string, Template>
  /** A small JPEG of the picture that the memes stand on. */
  picture?: Uint8Array | undefined
  /** The user's message of one call. */
  messageFor(request: CaptionRequest, share: WriterShare): string
}

/** The part of a request that differs from call to call. */
export interface WriterShare {
  jokeShapes: readonly JokeShape[] | undefined
  /** Names of templates that other calls took. */
  taken: readonly string[]
}

export interface Errand {
  request: CaptionRequest
  brief: WriterBrief
  set: CandidateSet
  untranslated: Untranslated
  ask: AskModel
  /** Time for all calls together, in ms. */
  totalMs: number
  /** Aborted when the caller leaves. */
  signal: AbortSignal | undefined
}

/** What the calls of a run cost and how they failed; the memes are in the set. */
export interface WritingReply extends ModelReply {
  /** The memes in the order of a judge, without those that it removed; null where none was asked. */
  ranked: WrittenMeme[] | null
}

/** Memes to keep for a run: with several calls there is a judge, who may remove some. */
export function candidatesMax(count: number): number {
  return callsFor(count) > 1 ? count + spareCount : count
}

/**
 * Asks a model that keeps a long prompt in mind:
 * 1. writers, each with kinds of joke of its own, at the same time on the prefix that the provider keeps;
 * 2. one call that shortens memes which are good but too long, where memes are missing;
 * 3. one further writer, where some are missing still;
 * 4. one call that translates built-in memes into the places that are left, where they are in another language;
 * 5. a judge that ranks what several writers wrote.
 *
 * Never rejects. decision: ADR-0056
 */
export async function writeCandidates(errand: Errand): Promise<WritingReply> {
  const { set, request, signal } = errand
  const endsAtMs = performance.now() + errand.totalMs
  const leftMs = () => endsAtMs - performance.now()
  const calls = callsFor(request.count)
  const wanted = candidatesMax(request.count)
  const shares = calls > 1 ? splitShapes(errand.brief, calls, request.variation) : [undefined]
  const replies: Pick<ModelReply, 'usage' | 'letters'>[] = []
  const writers = await Promise.all(
    shares.map((jokeShapes) => askWriter(errand, { count: Math.ceil(wanted / calls), jokeShapes })),
  )
  replies.push(...writers)
  const mayGoOn = () => signal?.aborted !== true && leftMs() > furtherCallMsMin && set.missing > 0
  if (set.tooLong.length > 0 && mayGoOn()) {
    replies.push(await repairMemes(set, request, { ask: errand.ask, leftMs: leftMs(), signal }))
  }
  // A model that wrote nothing of use would not do so now.
  if (set.memes.length > 0 && mayGoOn() && writers.every(mayBeAskedAgain)) {
    replies.push(await askWriter(errand, { count: set.missing, totalMs: leftMs(), isFurther: true }))
  }
  if (mayGoOn() && writers.every(mayBeAskedAgain)) {
    const { ask, untranslated } = errand
    replies.push(await translateMemes(set, request, { untranslated, ask, leftMs: leftMs(), signal }))
  }
  const isJudged = calls > 1 && set.memes.length > memesPerCallMax && signal?.aborted !== true
  const judgement =
    isJudged && leftMs() > furtherCallMsMin
      ? await judgeMemes(set.memes, request, { ask: errand.ask, leftMs: leftMs(), signal })
      : null
  if (judgement) replies.push(judgement)
  return {
    failure: writers.find(({ failure }) => failure !== null)?.failure ?? null,
    usage: replies.map(({ usage }) => usage).reduce(addUsage, null),
    letters: {
      asked: replies.reduce((sum, { letters }) => sum + letters.asked, 0),
      heard: replies.reduce((sum, { letters }) => sum + letters.heard, 0),
    },
    ranked: judgement && keptInOrder(judgement, set.memes, request.count),
  }
}

/** A line that broke is no reason to fill the set with memes of another kind, perhaps in another language. */
function mayBeAskedAgain({ failure }: ModelReply): boolean {
  return failure === null || failure.kind === 'broken-off'
}

function callsFor(count: number): number {
  return Math.min(callsMax, Math.ceil(count / memesPerCallMax))
}

interface WriterCall {
  count: number
  jokeShapes?: readonly JokeShape[] | undefined
  totalMs?: number | undefined
  /** Writes what is missing and knows what is there. */
  isFurther?: boolean | undefined
}

function askWriter(errand: Errand, call: WriterCall): Promise<ModelReply> {
  const { request, brief, set, ask, totalMs, signal } = errand
  const { instructions, form, picture } = brief
  const taken = call.isFurther ? set.memes.map(({ templateName }) => templateName) : []
  const told = call.isFurther ? [...(request.told ?? []), ...set.memes] : request.told
  const question = {
    instructions,
    prompt: brief.messageFor({ ...request, count: call.count, told }, { jokeShapes: call.jokeShapes, taken }),
    picture,
    schema: form.schema,
    listName: 'memes',
    outputTokensMax: outputTokensBeside + outputTokensPerMeme * call.count,
    totalMs: call.totalMs ?? totalMs,
    signal,
  }
  return ask(question, async (element) => {
    const said = form.read(element)
    if (said) await set.consider(said)
    return set.isFull
  })
}

/** Deals the kinds of joke to the calls so that each has about as many templates; another variation deals otherwise. */
function splitShapes({ templates }: WriterBrief, calls: number, variation: number): JokeShape[][] {
  const counts = new Map<JokeShape, number>()
  for (const { jokeShape } of templates.values()) counts.set(jokeShape, (counts.get(jokeShape) ?? 0) + 1)
  const hands = Array.from({ length: calls }, () => ({ shapes: [] as JokeShape[], templates: 0 }))
  const shapes = [...counts].toSorted(([, a], [, b]) => b - a)
  const from = shapes.length > 0 ? variation % shapes.length : 0
  for (const [shape, count] of [...shapes.slice(from), ...shapes.slice(0, from)]) {
    const [smallest] = hands.toSorted((a, b) => a.templates - b.templates)
    smallest?.shapes.push(shape)
    if (smallest) smallest.templates += count
  }
  return hands.map((hand) => hand.shapes).filter((hand) => hand.length > 0)
}

/** The judge's order. What was shown stays unless the judge removed it; spare memes take the places of those. */
function keptInOrder(
  { ranked, removed }: { ranked: readonly WrittenMeme[]; removed: ReadonlySet<WrittenMeme> },
  inOrderOfArrival: readonly WrittenMeme[],
  count: number,
): WrittenMeme[] {
  const kept = new Set(inOrderOfArrival.filter((meme) => !removed.has(meme)).slice(0, count))
  return ranked.filter((meme) => kept.has(meme))
}
