import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const boulder = asActivity(sober)
    const doing = asActivity(tempting)
    if (!boulder || !doing || from === 'versus' || from === 'choice') continue
    const isDoing = /^[A-Z][a-z]+ing\b/.test(doing)
    fills.push({
      words: { runner: isDoing && who !== '' ? `${who}, ${inline(doing)}` : who, boulder },
      fit: 1.15,
      reason: 'you keep running and it keeps rolling.',
    })
    fills.push({
      words: { runner: who, boulder },
      fit: 0.9,
      reason: 'you keep running and it keeps rolling.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people && !reading.isOwn) {
    fills.push({
      words: { runner: 'Me, minding my own business', boulder: asCaption(people.whole) },
      fit: 1.05,
      reason: 'they always find you.',
    })
  }
  const did = relationOf(reading, 'did')
  const runner = did && asLabel(did.who, 41)
  if (did && runner && /^my\b/i.test(did.who.text) && reading.mood === 'bad') {
    fills.push({
      words: { runner, boulder: 'Consequences' },
      header: reading.text,
      fit: 0.6,
      reason: 'it will catch up with them.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const cornered = relationOf(reading, 'cornered')
  if (!cornered) return []
  return ['Me, suddenly in a hurry', 'Me and my half-eaten cake'].map((runner) => ({
    words: { runner, boulder: asCaption(cornered.event) },
    fit: 1.32,
    reason: 'you remembered that you had to be elsewhere.',
  }))
}

export const recipe: Recipe = {
  templateName: 'outrunning-it',
  reason: 'you are faster than it, for now.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.chases.map(([runner, boulder]) => ({ runner, boulder })),
  standbys: [
    { words: { runner: 'My patience', boulder: '{text}' }, about: 'waiting' },
    { words: { runner: 'Me, trying to have a normal day', boulder: '{Thing}' }, mood: 'bad' },
    { words: { runner: 'Me', boulder: 'My own opinions on {thing}' } },
    { words: { runner: 'Me', boulder: 'Small talk with them' }, about: 'people' },
    { words: { runner: 'Me, acting normal', boulder: 'Everybody who saw it' }, about: 'own' },
    { words: { runner: 'Their reply', boulder: 'My seventh follow-up' }, about: 'reply' },
    { words: { runner: 'My sleep', boulder: 'One more “but why?”' }, kinds: ['question'] },
    {
      words: { runner: 'Me, in a very good mood', boulder: 'Somebody with a “quick question”' },
      mood: 'good',
    },
    { words: { runner: 'Me', boulder: '{text}' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    {
      words: { runner: 'Me, three minutes into a quiet day', boulder: '{text}' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    { words: { runner: 'Me', boulder: 'The conversation we should have about this' } },
    { words: { runner: 'Me, whistling', boulder: 'Consequences' } },
    { words: { runner: 'Everyone involved', boulder: 'The obvious solution' }, mood: 'bad' },
    { words: { runner: 'Whoever was in charge', boulder: 'Responsibility' }, mood: 'bad' },
    { words: { runner: 'My good mood', boulder: 'The rest of the week' } },
    { words: { runner: 'Me, enjoying it', boulder: 'The catch' }, mood: 'good' },
    { words: { runner: 'Me, without an answer', boulder: 'Follow-up questions' }, kinds: ['question'] },
    { words: { runner: 'Me', boulder: 'Laundry' }, isGentle: true },
    { words: { runner: 'Me, resting', boulder: 'Tomorrow, which can wait' }, isGentle: true },
  ],
  foreign: {
    de: [
      { runner: 'Ich, pfeifend', boulder: 'Die Folgen' },
      { runner: 'Alle Beteiligten', boulder: 'Die naheliegende Lösung' },
    ],
    fr: [
      { runner: 'Moi, en sifflotant', boulder: 'Les conséquences' },
      { runner: 'Tout le monde', boulder: 'La solution évidente' },
    ],
    es: [
      { runner: 'Yo, silbando', boulder: 'Las consecuencias' },
      { runner: 'Todo el mundo', boulder: 'La solución obvia' },
    ],
    it: [
      { runner: 'Io, fischiettando', boulder: 'Le conseguenze' },
      { runner: 'Tutti quanti', boulder: 'La soluzione ovvia' },
    ],
    pt: [
      { runner: 'Eu, a assobiar', boulder: 'As consequências' },
      { runner: 'Toda a gente', boulder: 'A solução óbvia' },
    ],
    nl: [
      { runner: 'Ik, fluitend', boulder: 'De gevolgen' },
      { runner: 'Iedereen', boulder: 'De voor de hand liggende oplossing' },
    ],
    '*': [
      { runner: '', boulder: '{text}' },
      { runner: '!', boulder: '…' },
    ],
  },
}
