import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const weapons = ['A positive attitude', 'One biscuit', 'Half a plan', 'A strongly worded note']

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const obstacle = intent && asActivity(intent.tempting)
  const wish = intent && asLabel(intent.sober, 24)
  if (obstacle && wish) {
    fills.push({
      words: { hero: 'Me', boss: obstacle, weapon: wish },
      fit: 0.85,
      reason: 'you brought good intentions to a boss fight.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    for (const weapon of ['Infinite patience', 'The refresh button']) {
      fills.push({
        words: { hero: 'Me', boss: asCaption(reading.phrase), weapon },
        fit: 0.95,
        reason: 'you cannot defeat it, only outlive it.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  if (people) {
    for (const weapon of ['A polite cough', 'Raised eyebrows']) {
      fills.push({
        words: { hero: 'Me', boss: asCaption(people.whole), weapon },
        fit: 0.95,
        reason: 'they have a health bar, and you have manners.',
      })
    }
  }
  if (reading.register === 'dreaded-topic' && reading.kind === 'noun') {
    for (const weapon of weapons) {
      fills.push({
        words: { hero: 'Me, unarmed', boss: reading.text, weapon },
        fit: 0.8,
        reason: 'it has a health bar, and you have a spoon.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'final-boss',
  reason: 'it is large, and you have a spoon.',
  fill,
  fillFromTopic: (topic) =>
    topic.chases.map(([hero, boss], index) => ({
      hero,
      boss,
      weapon: weapons[index % weapons.length] ?? '',
    })),
  standbys: [
    { words: { hero: 'My calm', boss: '{Thing}', weapon: 'Deep breaths' } },
    { words: { hero: 'Me', boss: 'The truth about {thing}', weapon: 'A short video' } },
    { words: { hero: 'Me', boss: '{text}', weapon: 'Some optimism' }, kinds: ['noun', 'gerund'] },
    { words: { hero: 'Common sense', boss: '{text}', weapon: 'One good argument' } },
    { words: { hero: 'My plan', boss: 'Reality', weapon: 'A colour code' } },
    { words: { hero: 'My last nerve', boss: 'The rest of the day', weapon: 'Cold coffee' }, mood: 'bad' },
    { words: { hero: 'Me', boss: 'Doing something about it', weapon: 'Complaining' }, mood: 'bad' },
    { words: { hero: 'Good manners', boss: 'The audacity', weapon: 'A tight smile' }, about: 'people' },
    { words: { hero: 'My dignity', boss: 'What I did', weapon: 'A long excuse' }, about: 'own' },
    { words: { hero: 'My attention', boss: 'Time itself', weapon: 'A podcast' }, about: 'waiting' },
    { words: { hero: 'Me', boss: 'The answer, in 400 pages', weapon: 'The summary' }, kinds: ['question'] },
    { words: { hero: 'Me', boss: 'A sensible reply', weapon: 'A thumbs-up' }, kinds: ['quote'] },
    { words: { hero: 'Me, glowing', boss: 'The next problem', weapon: 'Beginner’s luck' }, mood: 'good' },
    { words: { hero: 'A small step', boss: 'A long day', weapon: 'A warm drink' }, isGentle: true },
    { words: { hero: 'You', boss: 'All of it at once', weapon: 'A nap, a friend' }, isGentle: true },
  ],
  foreign: {
    de: [{ hero: 'Ich', boss: 'Die Wirklichkeit', weapon: 'Ein halber Plan' }],
    fr: [{ hero: 'Moi', boss: 'La réalité', weapon: 'La moitié d’un plan' }],
    es: [{ hero: 'Yo', boss: 'La realidad', weapon: 'Medio plan' }],
    it: [{ hero: 'Io', boss: 'La realtà', weapon: 'Mezzo piano' }],
    pt: [{ hero: 'Eu', boss: 'A realidade', weapon: 'Meio plano' }],
    nl: [{ hero: 'Ik', boss: 'De werkelijkheid', weapon: 'Een half plan' }],
    '*': [
      { hero: '?', boss: '{text}', weapon: '…' },
      { hero: '?', boss: '!!!', weapon: '…' },
    ],
  },
}
