import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const whoMaxChars = 36
/** A longer one is no result, it is a story. */
const resultMaxChars = 48
const dancers = ['Me, in the car park', 'Me, alone in the kitchen', 'Both of my feet, at last']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { tempting, who, from } of contrastsOf(reading)) {
    const win = asActivity(tempting)
    if (!win || who === '' || who.length > whoMaxChars || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { win, who },
      fit: 0.82,
      reason: 'you chose the fun one, with choreography.',
    })
  }
  if (!reading.isEnglish) return fills
  const isOwnDeed = /^i(?:'ve)? \w/i.test(reading.phrase.text) && reading.kind === 'clause'
  if (reading.mood === 'good') {
    const win = isOwnDeed ? withoutI(reading.phrase) : asCaption(reading.phrase)
    for (const who of dancers) {
      fills.push({
        words: { win, who },
        fit: 1.25,
        reason: 'you have earned four moves and some confetti.',
      })
    }
  }
  const condition = relationOf(reading, 'condition')
  if (condition && condition.result.text.length <= resultMaxChars) {
    fills.push({
      words: { win: asCaption(condition.result), who: 'Me and my excellent logic' },
      header: reading.text,
      fit: 0.82,
      reason: 'you found a way round, now dance round it.',
    })
  }
  const people = relationOf(reading, 'people')
  const who = people ? asLabel(people.who, whoMaxChars) : null
  if (people && who) {
    fills.push({
      words: { win: 'Got away with it again', who },
      header: asCaption(people.whole),
      fit: 0.84,
      reason: 'you suffer, and they have a mirror ball.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'victory-dance',
  reason: 'you take what you can get, and dance on it.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.boasts
          .filter(([, label]) => label.length <= whoMaxChars)
          .map(([win, label]) => ({ win, who: label }))
      : [],
  standbys: [
    { words: { win: 'A whole day without {thing}', who: 'My knees, surprisingly' }, mood: 'bad' },
    { words: { win: 'Nobody asked me about {thing}', who: 'All of me, to the end of the song' } },
    { words: { win: '{Thing}, and it is only Tuesday', who: 'The entire kitchen' }, mood: 'good' },
    { words: { win: '{text}', who: 'Me, with no rhythm at all' }, mood: 'good' },
    { words: { win: '{text}', who: 'The cat has left the room' }, mood: 'good' },
    { words: { win: '{text}', who: 'My inner child, in heels' }, kinds: ['noun', 'gerund'] },
    { words: { win: 'I was right, and there are witnesses', who: 'Me, modestly' } },
    { words: { win: 'Got through it without a single sigh', who: 'My lungs' }, mood: 'bad' },
    { words: { win: 'It is somebody else’s turn to fix it', who: 'Somebody with a coat on' }, mood: 'bad' },
    { words: { win: 'Nobody suspects a thing', who: 'The suspect' }, about: 'own' },
    { words: { win: 'They did it again, and I won the bet', who: 'My bank account' }, about: 'people' },
    { words: { win: 'Moved up one place in the queue', who: 'Number 412' }, about: 'waiting' },
    { words: { win: 'They are typing', who: 'Everyone I have told' }, about: 'reply' },
    { words: { win: 'Nobody knows the answer, not even the boss', who: 'Equality' }, kinds: ['question'] },
    { words: { win: 'Heard it, and kept a straight face', who: 'My face, since' }, kinds: ['quote'] },
    { words: { win: 'Found a reason to sit down', who: 'Not dancing, resting' } },
    { words: { win: 'Got up and got dressed', who: 'That counts double today' }, isGentle: true },
    { words: { win: 'One small good thing', who: 'It may be very small' }, isGentle: true },
  ],
  foreign: {
    de: [
      { win: '{text}', who: 'Ich, ganz ohne Taktgefühl' },
      { win: 'Der Termin fällt aus', who: 'Beide Füße' },
    ],
    fr: [
      { win: '{text}', who: 'Moi, sans aucun rythme' },
      { win: 'La réunion est annulée', who: 'Mes deux pieds' },
    ],
    es: [
      { win: '{text}', who: 'Yo, sin ningún ritmo' },
      { win: 'Se cancela la reunión', who: 'Mis dos pies' },
    ],
    it: [
      { win: '{text}', who: 'Io, senza alcun ritmo' },
      { win: 'Riunione annullata', who: 'Tutti e due i piedi' },
    ],
    pt: [
      { win: '{text}', who: 'Eu, sem ritmo nenhum' },
      { win: 'A reunião foi cancelada', who: 'Os meus dois pés' },
    ],
    nl: [
      { win: '{text}', who: 'Ik, zonder enig ritme' },
      { win: 'De vergadering gaat niet door', who: 'Allebei mijn voeten' },
    ],
    '*': [
      { win: '{text}', who: '🎉' },
      { win: '!!!', who: '{text}' },
    ],
  },
}
