/** Words that the tagger often gets wrong in short texts: part of speech, and dictionary form where it matters. */
export const tagOverrides: Readonly<Record<string, { pos: string; lemma?: string }>> = {
  "i'm": { pos: 'PRON' },
  "you're": { pos: 'PRON' },
  "we're": { pos: 'PRON' },
  "they're": { pos: 'PRON' },
  vs: { pos: 'ADP' },
  versus: { pos: 'ADP' },
  wifi: { pos: 'NOUN' },
  slack: { pos: 'NOUN' },
  zoom: { pos: 'NOUN' },
  google: { pos: 'NOUN' },
  everything: { pos: 'PRON' },
  nothing: { pos: 'PRON' },
  something: { pos: 'PRON' },
  '300th': { pos: 'ADJ' },
  fish: { pos: 'NOUN' },
  plane: { pos: 'NOUN' },
  bed: { pos: 'NOUN' },
  emails: { pos: 'NOUN', lemma: 'email' },
  alerts: { pos: 'NOUN', lemma: 'alert' },
  passes: { pos: 'NOUN', lemma: 'pass' },
  scheduling: { pos: 'VERB', lemma: 'schedule' },
  promising: { pos: 'VERB', lemma: 'promise' },
  reading: { pos: 'VERB', lemma: 'read' },
  calling: { pos: 'VERB', lemma: 'call' },
  meeting: { pos: 'NOUN', lemma: 'meeting' },
  homework: { pos: 'NOUN' },
  homelab: { pos: 'NOUN' },
  laundry: { pos: 'NOUN' },
  dishes: { pos: 'NOUN', lemma: 'dish' },
  guess: { pos: 'VERB', lemma: 'guess' },
  deploy: { pos: 'VERB', lemma: 'deploy' },
}

/** Third persons that the tagger takes for plurals: "the elevator stops on every floor". */
export const verbsInS: ReadonlySet<string> = new Set(
  'stops starts ends calls works runs plays breaks falls comes goes looks turns drives talks walks sounds smells costs posts fires charges watches reads rings beeps crashes leaks burns barks stares texts emails updates lands knows dies fails'.split(
    ' ',
  ),
)

/** Words that are nouns after an article or a possessive, whatever the tagger thinks: "the deploy", "my commute". */
export const nounsAfterArticle: ReadonlySet<string> = new Set(
  'deploy commute work bug fix call walk run sleep test build release merge push pull plan dream start end drive ride read watch snack drink'.split(
    ' ',
  ),
)
