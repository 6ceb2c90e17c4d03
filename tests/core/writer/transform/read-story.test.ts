import { describe, expect, it } from 'vitest'
import { readStory } from '@/core/writer/transform/read-story'
import { createWinkTagger } from '@/server/integrations/built-in-writer/wink-tagger'

const tagWords = createWinkTagger()

function storyOf(text: string) {
  return readStory({ text, words: tagWords(text) })
}

/** Subject and verb of each clause: "I buy, someone steal". */
function outline(text: string): string | null {
  const story = storyOf(text)
  return story?.clauses.map(({ subject, verb }) => `${subject.text} ${verb.base}`).join(', ') ?? null
}

describe('the clauses of a text', () => {
  it.each([
    ['I bought an expensive lock for my bike. Someone stole the lock.', 'I buy, someone steal'],
    ['My landlord raised the rent again and the ceiling still drips.', 'My landlord raise, the ceiling drip'],
    ['I went in for milk and came out with a paddling pool', 'I go, I come'],
    ['the group kept quiet, my dad sang', 'the group keep, my dad sing'],
    [
      'My neighbour practises the trumpet and only knows one song',
      'My neighbour practise, My neighbour know',
    ],
    ['My parrot learned the ringtone and answers nobody', 'My parrot learn, My parrot answer'],
    ['Deployed on a Friday. Spent Saturday with the servers.', 'I deploy, I spend'],
    ['I told my plants a secret and they died', 'I tell, they die'],
    ['The client wants the logo bigger and the budget smaller', 'The client want'],
    ['The interviewer said my CV was the clearest of all', 'The interviewer say'],
    ['My husband snores and denies it', 'My husband snore, My husband deny'],
    ['My father in law explained my job to me', 'My father in law explain'],
  ])('%s', (text, expected) => {
    expect(outline(text)).toBe(expected)
  })

  it('belong to the writer where a sentence leaves the subject out, not to what was spoken of before', () => {
    const story = storyOf('The milk expired yesterday. Discovered it today.')
    expect(story?.clauses[1]?.subject.kind).toBe('i')
  })

  it('keep the subject across "and", and say that it is left out', () => {
    const [first, second] = storyOf('My gran beat me at poker and took my coat')?.clauses ?? []
    expect(first?.isSubjectLeftOut).toBe(false)
    expect(second?.isSubjectLeftOut).toBe(true)
    expect(second?.subject.being).toBe('relative')
  })

  it('tell tense and phrase of the verb', () => {
    const phraseOf = (text: string) => {
      const clause = storyOf(text)?.clauses[0]
      return clause && [clause.verb.base, clause.phrase, clause.tense, clause.isNegated]
    }
    expect(phraseOf('My son put the keys in the sink')).toEqual(['put', 'simple', 'past', false])
    expect(phraseOf('The dog does not bark at strangers')).toEqual(['bark', 'negated', 'present', true])
    expect(phraseOf('The flight was cancelled at noon')).toEqual(['cancel', 'passive', 'past', false])
    expect(phraseOf('The bees have moved into the chimney')).toEqual(['move', 'perfect', 'present', false])
    expect(phraseOf('My boss is eating my lunch')).toEqual(['eat', 'progressive', 'present', false])
    expect(phraseOf('My horse is afraid of his own tail')).toEqual(['be', 'be', 'present', false])
  })

  it('have an object without its article, and what follows it', () => {
    const object = storyOf('I set off the smoke alarm with a salad')?.clauses[0]?.object
    expect(object).toMatchObject({ text: 'the smoke alarm', bare: 'smoke alarm', after: 'with a salad' })
  })

  it('have no object where two nouns or two objects follow the verb', () => {
    expect(storyOf('A seagull stole my sandwich and my dignity')?.clauses[0]?.object).toBeNull()
    expect(storyOf('The babysitter taught the kids poker')?.clauses[0]?.object).toBeNull()
  })
})

describe('a text is refused', () => {
  it.each([
    [
      'a clause without a subject behind one inside another',
      'A woman asked if the seat was free and sat down',
    ],
    ['a comma before a verb without a subject', 'I bought a plant, killed it in a week'],
    ['a singular noun with a bare verb', 'The guitar solo clean from start to end'],
    ['a word that is no verb', 'I cant belive i payed 9 euros for a sandwhich'],
    [
      'a passive without its auxiliary',
      'my grandad’s medals found, they were in the tin all along'.replace('’', "'"),
    ],
    ['a verb that nothing explains', 'The scarecrow I made frightened my brother'],
    ['an adverb between noun and verb', 'The lady downstairs irons at midnight'],
    ['a subject behind its verb', 'The password is lost and so is our mood'],
    ['a verb behind what looks like an adjective', 'Called the helpline and a human answered'],
    ['a text in capitals', 'THE WASHING MACHINE WALKED INTO THE HALLWAY'],
    ['a dialogue', 'Mum: are you eating / Me: define eating'],
    ['a question', 'why does my back hurt from sleeping?'],
    ['a list', 'Interview at 9, offer at 11, cake at 12'],
    ['a name of something', 'monday mornings'],
    ['an advertisement', '50% off all candles this weekend only!'],
    ['two verbs that share no word between them', 'the pans are new the omelette disagrees'],
  ])('for %s', (_why, text) => {
    expect(outline(text)).toBeNull()
  })
})
