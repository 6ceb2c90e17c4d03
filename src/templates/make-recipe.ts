import type { Topic, Words } from '../core/writer/book'
import type { Recipe, TemplateRecipe } from '../core/writer/offer/recipe'
import type { TemplateTraits } from '../core/writer/offer/template-traits'
import { type AudienceAnswer, audienceFills } from './audience-fills'

/** The lists of a topic, and what a wording calls the parts of a row in them. */
export const topicParts = {
  swaps: ['duty', 'temptation'],
  reactions: ['sensible', 'tempting'],
  glances: ['temptation', 'subject', 'neglected'],
  turns: ['expectation', 'reality'],
  myths: ['myth'],
  chains: ['first', 'second', 'third', 'fourth'],
  depths: ['first', 'second', 'third', 'fourth'],
  boasts: ['act', 'label'],
  advice: ['first', 'second', 'third'],
  thoughts: ['thought'],
  fires: ['fire', 'calm'],
  podiums: ['first', 'second', 'third'],
  chases: ['runner', 'boulder'],
} as const satisfies Partial<Record<keyof Topic, readonly string[]>>

export type TopicList = keyof typeof topicParts

/** Words made of each row of one of a topic's lists. */
export interface TopicFill {
  from: TopicList
  /** `{duty}` and the like stand for parts of the row, `{topic}` for the topic's name. Several texts take turns. */
  words: Readonly<Record<string, string | readonly string[]>>
  /** Rows that make a slot longer than this are left out. */
  maxChars?: Readonly<Record<string, number>>
}

/** `wording.yaml` of a template: its recipe, as far as it needs no code. */
export interface Wording extends Pick<Recipe, 'reason' | 'standbys' | 'foreign'> {
  /** Fills made of the jokes of the text's topic. */
  fromTopic?: readonly TopicFill[]
  /** The slot of a text that is told to an audience, the slot of the answer, and the answers. */
  audience?: { slots: readonly [told: string, answer: string]; answers: readonly AudienceAnswer[] }
}

/** `recipe.ts` of a template: the rules that need code. */
export type RecipeRules = Partial<Pick<Recipe, 'fill' | 'fillFromTopic'>>

export function makeRecipe(
  templateName: string,
  { reason, standbys, foreign, fromTopic = [], audience }: Wording,
  traits: TemplateTraits,
  rules: RecipeRules = {},
): TemplateRecipe {
  return {
    templateName,
    traits,
    reason,
    standbys,
    foreign,
    fill: (reading) => [
      ...(audience ? audienceFills(reading, audience.slots, audience.answers) : []),
      ...(rules.fill?.(reading) ?? []),
    ],
    fillFromTopic: (topic) => [
      ...fromTopic.flatMap((fill) => wordsFrom(topic, fill)),
      ...(rules.fillFromTopic?.(topic) ?? []),
    ],
  }
}

function wordsFrom(topic: Topic, { from, words, maxChars = {} }: TopicFill): Words[] {
  return topic[from]
    .map((row, index) => {
      const parts = new Map([
        ['topic', topic.name],
        ...topicParts[from].map((name, at) => [name, partOf(row, at)] as const),
      ])
      const fillIn = (text: string) => text.replace(/\{(\w+)\}/g, (mark, name) => parts.get(name) ?? mark)
      return Object.fromEntries(
        Object.entries(words).map(([slot, text]) => [
          slot,
          fillIn(typeof text === 'string' ? text : (text[index % text.length] ?? '')),
        ]),
      )
    })
    .filter((made) =>
      Object.entries(made).every(
        ([slot, text]) => text.length <= (maxChars[slot] ?? Number.POSITIVE_INFINITY),
      ),
    )
}

function partOf(row: string | readonly string[], at: number): string {
  return typeof row === 'string' ? row : (row[at] ?? '')
}
