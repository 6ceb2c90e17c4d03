/** The files of `src/jokes`, as their authors write them. CONTRIBUTING § Add a joke shows each. */
import { z } from 'zod'

const longestEntry = 200
const glanceMaxChars = 24
const labelMaxChars = 30

const text = z.string().trim().min(1)
const lowerCase = text.refine((word) => word === word.toLowerCase(), 'must be in lower case')

const reason = z
  .string()
  .regex(/^[a-z].{5,58}\.$/, 'is 7 to 60 characters that begin small and end with a full stop')

/** Entries of `patterns.ts`. A longer one takes a list of `words` into it. */
const patterns = z
  .array(text.max(longestEntry, `has more than ${longestEntry} characters: name a list of words`))
  .min(1)

const wordLists = z.record(z.string().regex(/^[a-z][a-z-]+$/), patterns)

const kinds = z.array(
  z.enum(['noun', 'gerund', 'clause', 'when', 'question', 'command', 'quote', 'fragment', 'story']),
)

/** Template name to lines on it: the words of each slot, and beside them the conditions named here. */
const reactionLine = z
  .object({
    needs: z.enum(['own-deed', 'listener']).optional(),
    readerScore: z.number().min(-0.2).max(0.2).optional(),
  })
  .catchall(text)
const situationLine = z.object({ kinds: kinds.optional() }).catchall(text)

export const reactionFile = z.record(z.string(), z.array(reactionLine).min(1))
export type ReactionFile = z.infer<typeof reactionFile>

export const situationFile = z.strictObject({
  /** Another situation: its word lists, and its lines. */
  extends: z.string().optional(),
  reason,
  mood: z.enum(['bad', 'good']).optional(),
  tells: z.enum(['speech', 'success']).optional(),
  sign: patterns,
  falseSign: patterns.optional(),
  words: wordLists.optional(),
  lines: z.record(z.string(), z.array(situationLine).min(1)).default({}),
})
export type SituationFile = z.infer<typeof situationFile>

const pairs = z.array(z.tuple([text, text])).min(1)
const triples = z.array(z.tuple([text, text, text])).min(1)
const fours = z.array(z.tuple([text, text, text, text])).min(1)
const glance = text.max(glanceMaxChars)

export const topicFile = z.strictObject({
  name: text,
  cues: z.array(lowerCase).min(1),
  weakCues: z.array(lowerCase).optional(),
  falseFriends: patterns.optional(),
  words: wordLists.optional(),
  swaps: pairs,
  reactions: pairs,
  glances: z.array(z.tuple([glance, glance, glance])).min(1),
  turns: pairs,
  myths: z.array(text).min(1),
  chains: fours,
  depths: fours,
  boasts: z.array(z.tuple([text, text.max(labelMaxChars)])).min(1),
  advice: triples,
  thoughts: z.array(text).min(1),
  fires: pairs,
  podiums: triples,
  chases: pairs,
})

/** Jokes, a line each: `template: cell | cell`, the cells in the order of the template's slots. */
const block = z.string().trim().min(1)

/** Subjects of one part of life by name. */
export const subjectFile = z.record(
  z.string(),
  z.strictObject({
    wide: z.boolean().optional(),
    cues: z.array(lowerCase).min(1),
    not: patterns.optional(),
    reason,
    any: block,
    bad: block.optional(),
    good: block.optional(),
    when: z
      .array(
        z.strictObject({
          needs: z.array(lowerCase).min(1),
          mood: z.enum(['bad', 'good']).optional(),
          lines: block,
        }),
      )
      .optional(),
  }),
)
export type SubjectFile = z.infer<typeof subjectFile>

const lines = z.array(text).min(6)
const linesByNews = z.strictObject({ trouble: lines, oddity: lines, win: lines })

export const transformsFile = z.strictObject({
  review: z.strictObject({ closers: z.record(z.string(), lines) }),
  prophecy: linesByNews,
  feat: linesByNews,
  documentary: z.strictObject({ openings: lines, names: lines }),
  headline: z.strictObject({ one: lines, many: lines }),
  diploma: z.strictObject({ titles: lines }),
  notice: z.strictObject({ headings: lines, own: lines, others: lines }),
  viewpoint: z.strictObject({ asides: lines }),
})

export const orderFile = z.strictObject({ situations: z.array(text), topics: z.array(text) })

const connectives = z.strictObject({
  versus: z.array(text),
  instead: z.array(text),
  but: z.array(text),
  or: z.array(text),
  when: z.array(text),
  because: z.array(text),
  me: text,
})

export const connectivesFile = z.strictObject({
  unspaced: z.array(text),
  languages: z.object({ en: connectives }).catchall(connectives),
})

export const groupWordsFile = z.strictObject({
  english: patterns,
  words: wordLists,
  foreign: z.record(z.string(), patterns),
  foreignParts: z.record(z.string(), patterns),
})
