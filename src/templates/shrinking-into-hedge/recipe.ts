import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const whoMaxChars = 40

/** Whom the sentence speaks of, as the one who vanishes. */
function fillsAboutPeople(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  const speaker = saidDid ? asLabel(saidDid.who, whoMaxChars) : null
  if (saidDid && speaker) {
    fills.push({
      words: { said: `So, about ${asQuote(saidDid.said)} …`, who: speaker },
      header: reading.text,
      fit: 0.95,
      reason: 'you only asked, and now there is a hedge.',
    })
  }
  const people = relationOf(reading, 'people')
  const who = people ? asLabel(people.who, whoMaxChars) : null
  if (people && who) {
    fills.push({
      words: { said: '“Could you stop that, please?”', who },
      header: asCaption(people.whole),
      fit: 0.9,
      reason: 'you asked nicely, and they are a plant now.',
    })
    fills.push({
      words: { said: asCaption(people.whole), who: 'Me, no longer in the room' },
      fit: 0.95,
      reason: 'you would rather be a shrub than watch.',
    })
  }
  const did = relationOf(reading, 'did')
  const doer = did && !reading.isOwn ? asLabel(did.who, whoMaxChars) : null
  if (doer && reading.mood === 'bad') {
    fills.push({
      words: { said: '“Who was that?”', who: doer },
      header: reading.text,
      fit: 0.86,
      reason: 'you looked round, and nobody was there.',
    })
  }
  return fills
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2 && second.line.length < whoMaxChars - 4) {
    fills.push({
      words: { said: asQuote(first.line), who: finish(`${second.who}: ${second.line}`) },
      fit: 0.95,
      reason: 'you heard it, and took one step back.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, who, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    if (!duty || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { said: `“How is it going with ${duty.charAt(0).toLowerCase()}${duty.slice(1)}?”`, who },
      header: reading.text,
      fit: 0.9,
      reason: 'you would love to answer, from in there.',
    })
  }
  return [...fills, ...fillsAboutPeople(reading)]
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const event = (relationOf(reading, 'awkward') ?? relationOf(reading, 'cornered'))?.event
  return event
    ? [
        {
          words: { said: asCaption(event), who: 'Me, a shrub since just now' },
          fit: 1.32,
          reason: 'you would rather be a plant.',
        },
      ]
    : []
}

export const recipe: Recipe = {
  templateName: 'shrinking-into-hedge',
  reason: 'you were never here, and the leaves agree.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.thoughts.map((said) => ({ said, who: 'Me, a shrub since just now' })) : [],
  standbys: [
    { words: { said: '“So, what do you think about {thing}?”', who: 'My opinion' } },
    { words: { said: '“You must be our expert on {thing}!”', who: 'The expert' } },
    { words: { said: '“Who brought up {thing}?”', who: 'Whoever brought it up' }, mood: 'bad' },
    { words: { said: '{text}', who: 'Me, now mostly leaves' } },
    { words: { said: '{text}', who: 'The intern, a small fern' }, kinds: ['question'] },
    { words: { said: '{text}', who: 'Whoever has to answer that' }, kinds: ['question'] },
    { words: { said: '{text}', who: 'Everyone with a calendar' }, kinds: ['quote'] },
    { words: { said: '“Who did this?”', who: 'Me, photosynthesising' }, about: 'own' },
    { words: { said: '{text}', who: 'Anyone standing near them' }, about: 'people' },
    { words: { said: '“They will be right with you”', who: 'They' }, about: 'waiting' },
    { words: { said: '“I have sent you three messages”', who: 'The one with my answer' }, about: 'reply' },
    { words: { said: '“Speech! Speech!”', who: 'The happy winner' }, mood: 'good' },
    { words: { said: '“Any volunteers to fix it?”', who: 'Everyone, one hedge each' }, mood: 'bad' },
    {
      words: { said: '“You look like you have something to say”', who: 'Me, fond of silence' },
      mood: 'bad',
    },
    { words: { said: '“Let us go round and say how we feel”', who: 'My feelings' } },
    { words: { said: '“Who remembers my name?”', who: 'We met four times' } },
    { words: { said: '“Stay as long as you like”', who: 'Me, in a quiet green place' }, isGentle: true },
    { words: { said: '“You need not say anything”', who: 'Somebody who is glad of it' }, isGentle: true },
  ],
  foreign: {
    de: [
      { said: '{text}', who: 'Ich, jetzt ein Strauch' },
      { said: '„Und wer macht das?“', who: 'Wir alle' },
    ],
    fr: [
      { said: '{text}', who: 'Moi, désormais un buisson' },
      { said: '« Qui s’en occupe ? »', who: 'Nous tous' },
    ],
    es: [
      { said: '{text}', who: 'Yo, ahora un arbusto' },
      { said: '«¿Quién se encarga?»', who: 'Todos nosotros' },
    ],
    it: [
      { said: '{text}', who: 'Io, ormai un cespuglio' },
      { said: '«Chi se ne occupa?»', who: 'Tutti noi' },
    ],
    pt: [
      { said: '{text}', who: 'Eu, agora um arbusto' },
      { said: '“Quem trata disso?”', who: 'Todos nós' },
    ],
    nl: [
      { said: '{text}', who: 'Ik, nu een struik' },
      { said: '“Wie gaat dat doen?”', who: 'Wij allemaal' },
    ],
    '*': [
      { said: '{text}', who: '👀' },
      { said: '!', who: '…' },
    ],
  },
}
