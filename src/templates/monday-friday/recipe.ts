import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const mon = isVersus ? asCaption(sober) : asActivity(sober)
    const fri = isVersus ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!mon || !fri || from === 'choice' || (from === 'intent' && !fri.includes(' '))) continue
    fills.push({
      words: { mon, fri },
      header: who === reading.me ? undefined : who,
      fit: isVersus ? 0.8 : from === 'instead' ? 1.16 : 1.1,
      reason: 'you found your energy after all.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { mon: skipped.skipped, fri: skipped.done },
      header: skipped.who,
      fit: 1.12,
      reason: 'they only had energy for one of these.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from !== 'turnabout' || reading.mood !== 'good') continue
    fills.push({ words: { mon: before, fri: after }, fit: 1.1, reason: 'you came back to life.' })
  }
  return relationOf(reading, 'dialogue') ? [] : fills
}

export const recipe: Recipe = {
  templateName: 'monday-friday',
  reason: 'you are the same person, with other lighting.',
  fill,
  fillFromTopic: (topic, isBare) =>
    (isBare ? topic.swaps : topic.reactions).map(([mon, fri]) => ({ mon, fri })),
  standbys: [
    { words: { mon: 'Dealing with {thing}', fri: 'Complaining about {thing}' }, mood: 'bad' },
    { words: { mon: 'Everything else', fri: 'One sentence that begins with {thing}' } },
    { words: { mon: '{text}', fri: '{text}, cancelled' }, kinds: ['gerund', 'noun'], mood: 'bad' },
    { words: { mon: 'Being around them', fri: 'Doing an impression of them' }, about: 'people' },
    { words: { mon: 'Being sorry', fri: 'Telling the story with voices' }, about: 'own' },
    { words: { mon: 'Waiting', fri: 'Three dots, somebody is typing' }, about: 'waiting' },
    { words: { mon: 'Living through it', fri: 'Retelling it at dinner' }, mood: 'bad' },
    { words: { mon: 'Keeping it to myself', fri: '“You will not believe this”' } },
    { words: { mon: 'Thinking about it', fri: 'Thinking about it with somebody who is also against it' } },
    { words: { mon: 'This, when it happens', fri: 'This, when it happens to somebody else' }, mood: 'bad' },
    { words: { mon: 'Understanding it', fri: 'Being outraged by it anyway' } },
    { words: { mon: 'Dealing with it', fri: 'Naming it, ranking it, never dealing with it' }, mood: 'bad' },
    { words: { mon: 'Being told about it', fri: 'Having known about it all along' } },
    { words: { mon: 'Everything before this', fri: 'This, twice, with a dance' }, mood: 'good' },
    { words: { mon: 'Being asked about anything else', fri: 'Being asked about it' }, mood: 'good' },
    { words: { mon: 'Waiting for it', fri: 'Calling it talent' }, mood: 'good' },
    { words: { mon: 'Looking for the answer', fri: 'Arguing about the answer' }, kinds: ['question'] },
    { words: { mon: 'Knowing the answer', fri: 'Saying “it depends” and walking off' }, kinds: ['question'] },
    { words: { mon: 'Hearing that', fri: 'Doing it later, with the voice' }, kinds: ['quote'] },
    {
      words: { mon: 'A reply to it, at once', fri: 'A better reply to it, nine days later' },
      kinds: ['quote'],
    },
    { words: { mon: 'Before the snack', fri: 'After the snack' }, isGentle: true },
    { words: { mon: 'The first hour', fri: 'The first song' }, isGentle: true },
  ],
  foreign: {
    de: [{ mon: '„Hast du kurz Zeit?“', fri: '„Du kannst nach Hause gehen“' }],
    fr: [{ mon: '« Tu as une minute ? »', fri: '« Tu peux rentrer »' }],
    es: [{ mon: '«¿Tienes un minuto?»', fri: '«Puedes irte a casa»' }],
    it: [{ mon: '«Hai un minuto?»', fri: '«Puoi andare a casa»' }],
    pt: [{ mon: '“Tens um minuto?”', fri: '“Podes ir para casa”' }],
    nl: [{ mon: '“Heb je even?”', fri: '“Je mag naar huis”' }],
    '*': [
      { mon: '{text}', fri: '!' },
      { mon: '…', fri: '!' },
    ],
  },
}
