import type { Template } from '../../template/template'
import type { FillOrigin, ScoredDraft } from '../offer/collect-fills'
import type { Fill } from '../offer/recipe'
import type { TemplateTraits } from '../offer/template-traits'
import type { Draft } from '../render/draft'
import type { WrittenMeme } from '../written-meme'

export interface Candidates {
  template: Template
  traits: TemplateTraits
  /** Best first, at least one; the last one is always sound. */
  fills: readonly ScoredDraft[]
}

/** Operations on drafts. */
export interface Craft {
  /** True if it shows the user's whole sentence, in a slot or above the picture. */
  isPasted(draft: Draft): boolean
  /** The content words that it will have. */
  wordsOf(draft: Draft): readonly string[]
  writeOut(draft: Draft): Fill
  /** True if the written draft may be shown. */
  isSound(fill: Fill, template: Template): boolean
}

/** Memes of the account's last runs. */
export interface Recent {
  /** Its captions, whole. */
  lines: ReadonlySet<string>
  /** How often each template came. */
  templates: ReadonlyMap<string, number>
}

/** A line that somebody read a minute ago is no joke any more; a picture may come back, later. */
const recentPenalty = { line: 0.6, template: 0.02, templateMax: 0.08 } as const
const shapePenalty = 0.1
const overlapPenalty = 0.06
/** Readers found two of three jokes under a part of the text broken: only where nothing else is left. */
const headerPenalty = 0.5
/** Topic jokes stray from the point of a longer text: a few are fine, twelve are not. */
const topicPenalty = 0.09
/** The text's own parts in their places: the best memes there are, until all twelve say the same two halves. */
const structureJokesMax = 3
const structurePenalty = 0.25
/** Jokes about a situation are our closest ones, but all of them miss when the situation is misread. */
const situationJokesMax = 2
const situationPenalty = 0.15
/** Our lines with the user's noun in them are funny two or three times. */
const thingPenalty = 0.12
/**
 * Jokes about one thing are not the whole of a text. A small price only: three of five of them were good, of the sentence
 * beside a line of ours one of fifteen (docs/ratings, round 19).
 */
const jokesPerSubjectMax = 4
const subjectPenalty = 0.04
/** Each of them names the subject: a word that comes back is no line that comes back. */
const subjectOverlap = 0.3
/** The sentence told back beside a line of ours is true and seldom a joke: where there is anything else, a few do. */
const pastedMax = 3
const leading = { memes: 3, pastedMax: 1, transformsMax: 2 } as const
const pastedPenalty = 1
/** The sentence in another form is the best that there is, and all forms are wrong together where it was misread. */
const transformsMax = 4
const transformPenalty = 1

/**
 * Pictures with an audience, which hears or reads the user's text, suit every text but tell the same joke. More than
 * half of twelve would be too many, except where little else fits.
 */
const audienceJokesMax = 6
const audiencePenalty = 0.05

/** Shorter lines are labels. */
const lineMinChars = 14

/** One of our words may come back a few times; from the fourth use on it counts double. */
function repetition(uses = 0): number {
  return uses === 0 ? 0 : uses < 4 ? 1 : 2
}

/** Counts of what has been picked so far; they lower the scores of similar fills. */
interface Picked {
  memes: number
  shapes: Map<string, number>
  words: Map<string, number>
  /** Our own lines, whole. */
  lines: Set<string>
  origins: Map<FillOrigin, number>
  subjects: Map<string, number>
  pasted: number
  audienceJokes: number
}

/**
 * The best memes, no two on one template. Each pick makes its joke shape, its words and (a little) the text above
 * the picture less welcome to the next, so that twelve memes are twelve jokes. Only what could be picked is written
 * out, and only what would be is looked at for faults: to do so for all would take most of the time.
 */
export function pickMemes(
  candidates: readonly Candidates[],
  count: number,
  { isBare, recent }: { isBare: boolean; recent: Recent },
  craft: Craft,
): WrittenMeme[] {
  const left = new Set(candidates.map((one, at) => ({ ...one, at, fills: [...one.fills] })))
  const picked: Picked = {
    memes: 0,
    shapes: new Map(),
    words: new Map(),
    lines: new Set(),
    origins: new Map(),
    subjects: new Map(),
    pasted: 0,
    audienceJokes: 0,
  }
  const memes: WrittenMeme[] = []
  const { writeOut, isSound, isPasted } = craft
  const saidBy = remembering(craft.wordsOf)
  while (memes.length < count) {
    const best = findBest(left, picked, { saidBy, isPasted }, { isBare, recent })
    if (!best) break
    const { fills, template } = best.candidates
    const fill = writeOut(best.fill.draft)
    const isLastResort = best.fill === fills.at(-1)
    if (!isLastResort && !isSound(fill, template)) {
      fills.splice(fills.indexOf(best.fill), 1)
      continue
    }
    left.delete(best.candidates)
    memes.push(present(template, fill))
    remember(picked, best.candidates, best.fill, saidBy(best.fill))
    if (isPasted(best.fill.draft)) picked.pasted++
  }
  return memes
}

type SaidBy = (fill: ScoredDraft) => readonly string[]

/** Content words of a draft, found when first asked for; the header is the user's and the same everywhere. */
function remembering(wordsOf: Craft['wordsOf']): SaidBy {
  const known = new Map<ScoredDraft, readonly string[]>()
  return (fill) => {
    const words = known.get(fill) ?? wordsOf(fill.draft)
    known.set(fill, words)
    return words
  }
}

interface Contender extends Candidates {
  /** Place among the candidates; of equals the first is taken. */
  at: number
  fills: ScoredDraft[]
}

interface Best {
  candidates: Contender
  fill: ScoredDraft
  score: number
}

function findBest(
  left: ReadonlySet<Contender>,
  picked: Picked,
  { saidBy, isPasted }: Pick<Craft, 'isPasted'> & { saidBy: SaidBy },
  { isBare, recent }: { isBare: boolean; recent: Recent },
): Best | null {
  const pastedRoom = picked.memes < leading.memes ? leading.pastedMax : pastedMax
  const paste = picked.pasted >= pastedRoom ? pastedPenalty : 0
  const ranked = [...left].map((candidates) => {
    const { template, traits } = candidates
    const audience = traits.hasAudience ? Math.max(0, picked.audienceJokes - audienceJokesMax + 1) : 0
    const seen = (recent.templates.get(template.name) ?? 0) * recentPenalty.template
    const shape =
      shapePenalty * (picked.shapes.get(template.jokeShape) ?? 0) +
      audiencePenalty * audience +
      Math.min(seen, recentPenalty.templateMax)
    return { candidates, shape, scoreMax: (candidates.fills[0]?.score ?? 0) - shape }
  })
  // The likeliest first, so that most of the others need no look.
  ranked.sort((a, b) => b.scoreMax - a.scoreMax)
  let best: Best | null = null
  for (const { candidates, shape, scoreMax } of ranked) {
    if (best !== null && scoreMax < best.score) break
    for (const fill of candidates.fills) {
      // Sorted, and nothing is ever added to a score: the others of this template cannot win.
      if (best !== null && fill.score - shape < best.score) break
      const pasted = paste > 0 && isPasted(fill.draft) ? paste : 0
      const before =
        fill.score -
        shape -
        pasted -
        repetitionPenalty(fill, picked, isBare) -
        (isAmong(recent.lines, fill) ? recentPenalty.line : 0)
      if ((best !== null && before < best.score) || repeats(fill, candidates, picked)) continue
      const score =
        before - overlapOf(saidBy(fill), picked) * (fill.origin === 'subject' ? subjectOverlap : 1)
      if (best === null || score > best.score || (score === best.score && candidates.at < best.candidates.at))
        best = { candidates, fill, score }
    }
  }
  return best
}

/** Penalty for the picks of the same kind so far. */
function repetitionPenalty({ draft, origin }: ScoredDraft, picked: Picked, isBare: boolean): number {
  const alike = picked.origins.get(origin) ?? 0
  switch (origin) {
    case 'topic':
      return isBare ? 0 : alike * topicPenalty
    case 'thing':
      return alike * thingPenalty
    case 'situation':
      return Math.max(0, alike - situationJokesMax + 1) * situationPenalty
    case 'structure': {
      const header = draft.header === undefined || isBare ? 0 : headerPenalty
      return header + Math.max(0, alike - structureJokesMax + 1) * structurePenalty
    }
    case 'transform':
      return alike < (picked.memes < leading.memes ? leading.transformsMax : transformsMax)
        ? 0
        : transformPenalty
    case 'subject': {
      const same = picked.subjects.get(draft.subject ?? '') ?? 0
      return Math.max(0, same - jokesPerSubjectMax + 1) * subjectPenalty
    }
    default:
      return 0
  }
}

/** None of our lines stands twice among twelve memes; short labels ("Me") may. */
function repeats(fill: ScoredDraft, { fills }: Candidates, picked: Picked): boolean {
  // The last resort is all that is left of its picture.
  if (fill.origin === 'structure' || fill === fills.at(-1)) return false
  return isAmong(picked.lines, fill)
}

function isAmong(lines: ReadonlySet<string>, { draft }: ScoredDraft): boolean {
  return Object.values(draft.words).some((line) => line.length >= lineMinChars && lines.has(line))
}

function overlapOf(words: readonly string[], picked: Picked): number {
  let overlap = 0
  for (const word of words) overlap += repetition(picked.words.get(word))
  return Math.min(overlap, 12) * overlapPenalty
}

function remember(
  picked: Picked,
  { template: { jokeShape }, traits }: Candidates,
  fill: ScoredDraft,
  words: readonly string[],
): void {
  picked.shapes.set(jokeShape, (picked.shapes.get(jokeShape) ?? 0) + 1)
  if (traits.hasAudience) picked.audienceJokes++
  for (const word of words) picked.words.set(word, (picked.words.get(word) ?? 0) + 1)
  if (fill.origin !== 'structure') for (const line of Object.values(fill.draft.words)) picked.lines.add(line)
  const { subject } = fill.draft
  if (subject !== undefined) picked.subjects.set(subject, (picked.subjects.get(subject) ?? 0) + 1)
  picked.origins.set(fill.origin, (picked.origins.get(fill.origin) ?? 0) + 1)
  picked.memes++
}

function present(template: Template, fill: Fill): WrittenMeme {
  const words = Object.fromEntries(template.slots.map((slot) => [slot.id, fill.words[slot.id] ?? '']))
  return {
    templateName: template.name,
    words,
    ...(fill.header === undefined ? {} : { header: fill.header }),
    reason: fill.reason,
  }
}
