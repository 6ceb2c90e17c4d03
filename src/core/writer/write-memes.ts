/**
 * The built-in caption writer. No model, no weights: it finds out how the text is built and gives its parts the
 * places in a picture that they already have in the sentence.
 *
 * 1. normalise: one spelling for letters, quotes and spaces
 * 2. language: as told, else detected
 * 3. read: the subject without its command, what is wished of the meme, kind, mood, topic, the relations that connectives
 *    show, whether it is about people or grief
 * 4. fill: every template offers fills from the text's structure, from the same words in another form (ADR 0051), about
 *    its subjects, and with words for anything
 * 5. pick: best first, one per template, unlike each other; chance is seeded by text and variation. Where a shape of
 *    joke is wished for, its templates come first, then those of its kin; pictures of a wished tone are lifted a little
 * 6. lint: what would be picked and is broken or too long is dropped; a last resort that cannot be refused stays
 */

import { hashText } from '../random/hash-text'
import { createRandom } from '../random/seeded-random'
import type { Template } from '../template/template'
import type { Reactions } from './book'
import { collectFills } from './offer/collect-fills'
import { reactionsTo } from './offer/fills-from-reactions'
import type { Recipe, TemplateRecipe } from './offer/recipe'
import { toneLift } from './offer/template-traits'
import { jokeDistance, jokeDistanceMax } from './rank/joke-kin'
import { type Candidates, type Craft, pickMemes, type Recent } from './rank/pick-memes'
import { baseLanguage, chooseLanguage } from './read/choose-language'
import { normaliseText } from './read/normalise-text'
import { readText } from './read/read-text'
import type { Reading } from './read/reading'
import { isPasted, wordsOfDraft, writeOut } from './render/draft'
import { lintFill } from './render/linter'
import type { WriterTools } from './writer-tools'
import type { WriterAnswer, WriterRequest, WrittenMeme } from './written-meme'

export interface WriterLibrary {
  templates: readonly Template[]
  recipes: readonly TemplateRecipe[]
}

/**
 * Memes about a text: as many as asked for, as far as there are templates with a recipe, for any text that is not
 * empty. The same request gives the same memes. Never throws.
 */
export function writeMemes(request: WriterRequest, library: WriterLibrary, tools: WriterTools): WriterAnswer {
  const text = normaliseText(request.text)
  const language = chooseLanguage(text, request, tools.detectLanguage)
  const reading = readText(text, language, tools)
  const phraseLanguage = choosePhraseLanguage(
    reading.language,
    request.outputLanguage,
    tools.book.reactions,
    library.recipes,
  )
  const tone = request.tone === undefined || request.tone === 'any' ? reading.wishedTone : request.tone
  const random = createRandom(hashText(`${text}\n${language}\n${request.variation}`))
  const reactions = reactionsTo(reading, phraseLanguage, tools.book.reactions)
  const { transforms } = tools.book
  const sources = { reading, phraseLanguage, reactions, transforms, random }
  const candidates = offered(writableTemplates(library, request), reading, request.count).map(
    ({ template, recipe }) => ({
      template,
      traits: recipe.traits,
      fills: collectFills(recipe, template, sources, toneLift(recipe.traits, tone, reading)),
    }),
  )
  const context = { verbatim: reading.text, isEnglish: reading.isEnglish }
  const memes = pickWished(random.shuffle(candidates), request, reading, {
    isPasted: (draft) => isPasted(draft, reading),
    wordsOf: (draft) => wordsOfDraft(draft, reading),
    writeOut: (draft) => writeOut(draft, reading),
    isSound: (fill, template) => lintFill(fill, template, context).length === 0,
  })
  const isTranslated = baseLanguage(request.outputLanguage) === reading.language
  return { memes, language, ...(isTranslated ? {} : { notice: 'translation_unavailable' as const }) }
}

interface Writable {
  template: Template
  recipe: TemplateRecipe
}

/** The nearest jokes first, each kind by how good it is; all at once where no shape is wished for. */
function pickWished(
  candidates: readonly Candidates[],
  { count, jokeShape, recent: known = [] }: WriterRequest,
  { isBare }: Reading,
  craft: Craft,
): WrittenMeme[] {
  const recent = countRecent(known)
  if (jokeShape === undefined) return pickMemes(candidates, count, { isBare, recent }, craft)
  const memes: WrittenMeme[] = []
  for (let distance = 0; distance <= jokeDistanceMax && memes.length < count; distance++) {
    const near = candidates.filter(({ template }) => jokeDistance(jokeShape, template.jokeShape) === distance)
    memes.push(...pickMemes(near, count - memes.length, { isBare, recent }, craft))
  }
  return memes
}

function countRecent(memes: NonNullable<WriterRequest['recent']>): Recent {
  const templates = new Map<string, number>()
  for (const { templateName } of memes) templates.set(templateName, (templates.get(templateName) ?? 0) + 1)
  return { lines: new Set(memes.flatMap(({ words }) => Object.values(words))), templates }
}

/** The templates that there is a recipe for, and that are not left out. */
function writableTemplates({ templates, recipes }: WriterLibrary, { without }: WriterRequest): Writable[] {
  const recipeByName = new Map(recipes.map((recipe) => [recipe.templateName, recipe]))
  return templates.flatMap((template) => {
    if (without?.includes(template.name)) return []
    const recipe = recipeByName.get(template.name)
    return recipe ? [{ template, recipe }] : []
  })
}

/** About people, groups or grief, a crown or a firework is out of place: those are left out while enough remain. */
function offered(writable: readonly Writable[], reading: Reading, count: number): readonly Writable[] {
  const gentle = writable.filter(({ template }) => !template.sensitive)
  return reading.isGuarded && gentle.length >= count ? gentle : writable
}

/** The language of our own phrases: the text's, else the wished one, else none. */
function choosePhraseLanguage(
  textLanguage: string,
  outputLanguage: string,
  { byLanguage }: Reactions,
  recipes: readonly Recipe[],
): string {
  const wished = baseLanguage(outputLanguage)
  const known = (code: string) =>
    code === 'en' ||
    Object.hasOwn(byLanguage, code) ||
    recipes.some((recipe) => Object.hasOwn(recipe.foreign, code))
  if (known(textLanguage)) return textLanguage
  // English phrases beside words in another language make no meme.
  return known(wished) && wished !== 'en' ? wished : '*'
}
