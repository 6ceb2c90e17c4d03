import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { findFiniteVerb } from '../../core/writer/read/find-verb'
import { asActivity, asCaption, asQuote, withAny } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Sentences that tell something, ask for something or doubt it, and so are no claims. */
const noOpinions: ReadonlySet<string> = new Set([
  'dialogue',
  'choice',
  'absence',
  'awkward',
  'consequence',
  'cornered',
  'double-standard',
  'doubt',
  'giveaway',
  'trade',
  'trifle',
])

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const versus = relationOf(reading, 'versus')
  if (versus && reading.isEnglish && !/["“]/.test(reading.text)) {
    const claim = `${asCaption(versus.second)} over ${asCaption(versus.first).toLowerCase()}. Always.`
    fills.push({ words: { claim }, fit: 1.1, reason: 'you have picked a side and a table.' })
  }
  if (!reading.isEnglish) return fills
  const isStatement =
    reading.kind === 'clause' && !/^(?:i|we|my|they|he|she|not sure)\b/i.test(reading.phrase.text)
  const isOpinion = !reading.relations.some(({ type }) => noOpinions.has(type))
  if (isStatement && isOpinion) {
    const isShort = reading.text.length <= 60
    const verb = reading.phrase.words[findFiniteVerb(reading.phrase)]
    // A past event is news, not a claim.
    const isPast = verb?.pos === 'VERB' && verb.lemma !== verb.text.toLowerCase() && !/s$/i.test(verb.text)
    fills.push({
      words: { claim: reading.text },
      fit: isPast ? 0.6 : isShort ? 1.15 : 0.9,
      reason: 'you would defend this in any weather.',
    })
  }
  if (reading.kind === 'quote') {
    fills.push({
      words: { claim: asQuote(reading.phrase.text) },
      fit: 1,
      reason: 'you sat down and said it.',
    })
  }
  if (reading.kind === 'command' && !relationOf(reading, 'choice')) {
    fills.push({
      words: { claim: reading.text },
      fit: 1.15,
      reason: 'you only ask this one thing, in public.',
    })
  }
  const people = relationOf(reading, 'people')
  if (people && !reading.isOwn) {
    for (const verdict of ['should need a permit', 'should come with a warning', 'are a weather event']) {
      const whole = withAny(people.who, asCaption(people.whole))
      const isPlural = /s$|people$/i.test(people.who.text)
      if (verdict.startsWith('are') && !isPlural) continue
      if (people.act.words[0]?.text.endsWith('ing') && verdict.startsWith('should')) continue
      fills.push({
        words: { claim: `${whole} ${verdict}` },
        fit: 1.05,
        reason: 'you are right and you brought a chair.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const onlyOne = relationOf(reading, 'only-one')
  const habit = onlyOne && asActivity(onlyOne.habit)
  return habit
    ? [
        {
          words: { claim: `${habit.replace(/\btheir\b/gi, 'your')} is perfectly normal` },
          fit: 1.38,
          reason: 'you cannot be the only one at this table.',
        },
      ]
    : []
}

export const recipe: Recipe = {
  templateName: 'debate-table',
  reason: 'you would defend this in any weather.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.myths.map((claim) => ({ claim })),
  standbys: [
    { words: { claim: 'Justice for {thing}' } },
    { words: { claim: 'I was fine before {thing}' }, mood: 'bad' },
    { words: { claim: 'Nobody is ready to talk about {thing}' } },
    { words: { claim: 'They know exactly what they are doing' }, about: 'people' },
    { words: { claim: 'It is not my fault, it is my hobby' }, about: 'own' },
    { words: { claim: 'Waiting is an extreme sport' }, about: 'waiting' },
    { words: { claim: 'I would do it again tomorrow' }, about: 'own' },
    { words: { claim: 'That counts as cardio' }, about: 'own' },
    { words: { claim: '{text} should come with snacks' }, kinds: ['noun'] },
    { words: { claim: '{text} should be optional' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    { words: { claim: '{text}: overrated since day one' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    { words: { claim: 'It is funny, give it ten years' } },
    { words: { claim: 'That should be taught in schools' } },
    { words: { claim: 'There should be a small fine for this' }, mood: 'bad' },
    { words: { claim: 'This would not have happened if I had stayed in bed' }, mood: 'bad' },
    { words: { claim: 'I would pay to see it again, from further away' } },
    { words: { claim: 'This is normal and I am fine' }, mood: 'bad' },
    { words: { claim: 'It happens to everyone, they just never tell you' }, mood: 'bad' },
    { words: { claim: 'It was like that when I got here' }, mood: 'bad' },
    { words: { claim: 'It deserves a public holiday' }, mood: 'good' },
    { words: { claim: 'I have peaked, and it was worth it' }, mood: 'good' },
    { words: { claim: 'This was not luck and I have charts' }, mood: 'good' },
    { words: { claim: 'Not knowing is also an answer' }, kinds: ['question'] },
    { words: { claim: 'That question should have come with a warning' }, kinds: ['question'] },
    { words: { claim: 'That would sound wise in Latin' }, kinds: ['quote'] },
    { words: { claim: 'Nobody should have to hear that standing up' }, kinds: ['quote'] },
    { words: { claim: 'Soup is allowed at any hour' }, isGentle: true },
    { words: { claim: 'A nap is a plan' }, isGentle: true },
  ],
  foreign: {
    de: [{ claim: 'Das ist normal und mir geht es gut' }, { claim: 'Ich hatte recht, nur keine Zeugen' }],
    fr: [{ claim: 'C’est normal et je vais bien' }, { claim: 'J’avais raison, mais sans témoins' }],
    es: [{ claim: 'Esto es normal y estoy bien' }, { claim: 'Yo tenía razón, pero sin testigos' }],
    it: [{ claim: 'È normale e io sto bene' }, { claim: 'Avevo ragione, ma senza testimoni' }],
    pt: [{ claim: 'Isto é normal e eu estou bem' }, { claim: 'Eu tinha razão, mas sem testemunhas' }],
    nl: [{ claim: 'Dit is normaal en het gaat prima' }, { claim: 'Ik had gelijk, maar geen getuigen' }],
    '*': [{ claim: '{text}' }, { claim: '…!' }],
  },
}
