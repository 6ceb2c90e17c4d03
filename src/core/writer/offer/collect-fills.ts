import type { SeededRandom } from '../../random/seeded-random'
import type { Template } from '../../template/template'
import type { Reaction, TransformLines } from '../book'
import { contentWords } from '../read/content-words'
import type { Reading } from '../read/reading'
import type { Draft } from '../render/draft'
import { fillsFromReactions } from './fills-from-reactions'
import { fillsFromSituations } from './fills-from-situations'
import { fillsAboutThings, fillsFromStandbys, foreignFills, lastResort } from './fills-from-standbys'
import { fillsFromSubjects } from './fills-from-subjects'
import { fillsFromTopic } from './fills-from-topic'
import { fillsFromTransform } from './fills-from-transform'
import { lacksHeader } from './header-above'
import { isSoundSplit } from './is-sound-split'
import type { Fill, TemplateRecipe } from './recipe'
import { isBound, maySaySentence, mayTellParts, suitsText } from './template-traits'
import { wordlessFill } from './wordless-fill'

/** How far chance may lift a fill: enough to vary equals, too little to lift a bad one over a good one. */
const jitter = {
  transform: 0.2,
  structure: 0.16,
  subject: 0.2,
  situation: 0.18,
  reaction: 0.3,
  topic: 0.2,
  standby: 0.22,
  thing: 0.22,
} as const

/** A picture with twenty lines for any text would be picked for one of them nearly always. */
const reactionsPerPicture = 2

/**
 * A picture's turn in this text, for lines that suit many texts: else the picture with most lines, or with the line that
 * readers liked best, would react to everything.
 */
const turnOf = { reaction: 0.5, standby: 0.3 } as const

/** Below all that may be told, however often the like of it was picked. */
const lastScore = -3

/** The text's own shape comes before our lines, above all where a word shows the shape. */
const ownShape = { loose: 0.12, bound: 0.24 } as const

export type FillOrigin = keyof typeof jitter

export interface ScoredDraft {
  draft: Draft
  origin: FillOrigin
  score: number
}

/** Sources of the fills of all templates, for one text. */
export interface FillSources {
  reading: Reading
  /** Language of our own phrases: a base code, or `*` for phrases without words of any language. */
  phraseLanguage: string
  /** The book's reactions that may answer the text. */
  reactions: readonly Reaction[]
  /** The book's lines around a text that is told in another form. */
  transforms: TransformLines
  random: SeededRandom
}

/**
 * All fills of a template, best first, not yet linted; the last resort stands at the end.
 *
 * @param bonus added to each score because the picture has the wished tone; 0..0.13
 */
export function collectFills(
  recipe: TemplateRecipe,
  template: Template,
  { reading, phraseLanguage, reactions, transforms, random }: FillSources,
  bonus = 0,
): ScoredDraft[] {
  const scored: ScoredDraft[] = []
  const shape = isBound(reading) ? ownShape.bound : ownShape.loose
  const turn = random.next()
  const add = (drafts: readonly Draft[], origin: FillOrigin) => {
    const stock = origin === 'reaction' || origin === 'standby' ? (turn - 1) * turnOf[origin] : 0
    for (const draft of drafts) {
      // Drawn for every fill, so that one more rule does not change what chance gives the others.
      const lift = random.next() * jitter[origin]
      scored.push({
        draft,
        origin,
        score: draft.fit + lift + stock + (origin === 'structure' ? shape : 0) + bonus,
      })
    }
  }
  if (reading.isGuarded && !reading.isEnglish) {
    // A text may name a person: reactions speak of the narrator.
    if (reading.isOnlyNamed) add(fillsFromReactions(recipe, template, reading, reactions), 'reaction')
    const wordless = wordlessFill(recipe, template, reading)
    add([reading.isOnlyNamed ? { ...wordless, fit: wordless.fit / 2 } : wordless], 'standby')
    return scored.sort((a, b) => b.score - a.score)
  }
  if (!suitsText(recipe.traits, reading)) {
    return [{ draft: lastResort(recipe, template, reading), origin: 'standby', score: lastScore }]
  }
  if (recipe.traits.transform) add(fillsFromTransform(recipe, reading, transforms, random), 'transform')
  if (mayTellParts(recipe.traits, reading)) {
    const told = recipe
      .fill(reading)
      .filter((fill) => bearsWhole(fill, recipe, reading) && isSoundSplit(fill, recipe.traits, reading))
    add(
      told.flatMap((fill) => closed(fill, reading)),
      'structure',
    )
  }
  // In a sentence, readers found two of three jokes about its wide topic beside the point.
  if (reading.topic && reading.isBare && !reading.isGuarded) {
    add(fillsFromTopic(recipe, reading.topic, reading, random), 'topic')
  }
  add(fillsFromSubjects(template.name, reading), 'subject')
  if (!reading.isGuarded) add(fillsFromSituations(template.name, recipe.traits, reading), 'situation')
  const reacting = fillsFromReactions(recipe, template, reading, reactions)
  add(random.shuffle(reacting).slice(0, reactionsPerPicture), 'reaction')
  if (reading.isEnglish) {
    add(fillsFromStandbys(recipe, reading), 'standby')
    add(fillsAboutThings(recipe, reading), 'thing')
  } else add(foreignFills(recipe, reading, phraseLanguage), 'standby')
  scored.sort((a, b) => b.score - a.score)
  scored.push({ draft: lastResort(recipe, template, reading), origin: 'standby', score: lastScore })
  return scored
}

/** True if the picture can take the whole sentence in one place, in case the fill puts it there. */
function bearsWhole({ words }: Fill, { traits }: TemplateRecipe, reading: Reading): boolean {
  const { text, kind } = reading
  if (maySaySentence(traits, text) || kind === 'noun' || kind === 'gerund' || isBound(reading)) return true
  return !Object.values(words).includes(text)
}

/** A recipe's own fills; where the text may not stand above them, those that hold words of it stand alone. */
function closed({ words, header, fit, reason }: Fill, reading: Reading): Draft[] {
  const isUnderText = header === reading.text
  if (isUnderText && lacksHeader(reading) && !contentWords(words).some((word) => reading.says.includes(word)))
    return []
  return [{ words, isOpen: false, header: isUnderText ? reading.header : header, fit, reason }]
}
