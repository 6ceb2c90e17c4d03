import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asCaption, asLabel, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const labelMaxChars = 24

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const temptation = asLabel(tempting, labelMaxChars)
    const neglected = asLabel(sober, labelMaxChars)
    if (!temptation || !neglected) continue
    fills.push({
      words: { temptation, subject: who, neglected },
      fit: from === 'intent' || from === 'instead' ? 1.3 : 1.08,
      reason: 'you turn your head and somebody notices.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const neglected = saidDid && asObject(saidDid.deed)
  const subject = saidDid && asLabel(saidDid.who, labelMaxChars)
  if (saidDid && neglected && subject) {
    fills.push({
      words: { temptation: asQuote(saidDid.said), subject, neglected },
      fit: 1.3,
      reason: 'nice words get the look, you get the rest.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  const newcomer = renaming?.who && asLabel(renaming.who, labelMaxChars)
  if (renaming && newcomer) {
    fills.push({
      words: { temptation: asQuote(renaming.name), subject: newcomer, neglected: asCaption(renaming.thing) },
      fit: 1.15,
      reason: 'the new name turns every head.',
    })
  }
  if (/\bbrain\b/i.test(relationOf(reading, 'dialogue')?.turns[0]?.who ?? '')) {
    fills.push({
      words: { temptation: 'An old embarrassment', subject: 'My brain', neglected: 'Sleep' },
      header: reading.text,
      fit: 1,
      reason: 'your brain has eyes for one thing only.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped?.object) {
    fills.push({
      words: { temptation: skipped.object, subject: skipped.who, neglected: skipped.skipped },
      fit: 1.3,
      reason: 'they have eyes for one thing only.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'side-glance',
  reason: 'you look at the wrong thing with love.',
  fill,
  fillFromTopic: (topic) =>
    topic.glances.map(([temptation, subject, neglected]) => ({ temptation, subject, neglected })),
  standbys: [
    { words: { temptation: '{Thing}', subject: 'My whole brain', neglected: 'Everything urgent' } },
    { words: { temptation: 'A good complaint', subject: 'Me', neglected: '{Thing}' }, mood: 'bad' },
    { words: { temptation: '{Thing}', subject: 'The group chat', neglected: 'Actual news' } },
    {
      words: { temptation: 'Watching them', subject: 'Me, appalled', neglected: 'My own business' },
      about: 'people',
    },
    { words: { temptation: 'An excuse', subject: 'Me', neglected: 'An explanation' }, about: 'own' },
    { words: { temptation: 'Checking again', subject: 'Me', neglected: 'My whole life' }, about: 'waiting' },
    {
      words: { temptation: '{text}', subject: 'Me', neglected: 'Everything else' },
      kinds: ['noun', 'gerund'],
      mood: 'good',
    },
    {
      words: { temptation: 'Anything shiny', subject: 'Me', neglected: '{text}' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    {
      words: { temptation: 'Complaining about it', subject: 'Everyone', neglected: 'Fixing it' },
      mood: 'bad',
    },
    { words: { temptation: 'Enjoying it', subject: 'Me', neglected: 'Being shocked by it' } },
    { words: { temptation: 'Having an opinion on it', subject: 'Me', neglected: 'Knowing about it' } },
    { words: { temptation: 'Retelling it, badly', subject: 'Me', neglected: 'What really happened' } },
    { words: { temptation: 'Watching it happen', subject: 'Me, with snacks', neglected: 'Doing something' } },
    { words: { temptation: 'Laughing at it', subject: 'Me, an adult', neglected: 'A grown-up view of it' } },
    { words: { temptation: 'A theory about it', subject: 'My brain', neglected: 'Sleep' } },
    {
      words: { temptation: 'Looking away from it', subject: 'Me, responsible', neglected: 'Dealing with it' },
      mood: 'bad',
    },
    {
      words: { temptation: 'Telling it again', subject: 'Me', neglected: 'Those who have heard it' },
      mood: 'good',
    },
    {
      words: { temptation: 'Bragging about it', subject: 'Me, being humble', neglected: 'Being humble' },
      mood: 'good',
    },
    {
      words: { temptation: 'Looking at it again', subject: 'Me', neglected: 'Everything else' },
      mood: 'good',
    },
    {
      words: { temptation: 'This question', subject: 'My brain at night', neglected: 'The pillow' },
      kinds: ['question'],
    },
    {
      words: { temptation: 'A wild guess at it', subject: 'Me', neglected: 'Looking it up' },
      kinds: ['question'],
    },
    {
      words: { temptation: 'The tone of it', subject: 'My memory', neglected: 'The words of it' },
      kinds: ['quote'],
    },
    {
      words: { temptation: 'A comeback to that', subject: 'Me, since Tuesday', neglected: 'My actual job' },
      kinds: ['quote'],
    },
    { words: { temptation: 'A long walk', subject: 'Me', neglected: 'The washing-up' }, isGentle: true },
    { words: { temptation: 'A warm blanket', subject: 'Me', neglected: 'My to-do list' }, isGentle: true },
  ],
  foreign: {
    de: [
      { temptation: 'Darüber jammern', subject: 'Ich', neglected: 'Es lösen' },
      { temptation: 'Ein Nickerchen', subject: 'Ich', neglected: 'Jede Reaktion' },
    ],
    fr: [
      { temptation: 'S’en plaindre', subject: 'Moi', neglected: 'Régler le problème' },
      { temptation: 'Une sieste', subject: 'Moi', neglected: 'Toute réaction' },
    ],
    es: [
      { temptation: 'Quejarme de ello', subject: 'Yo', neglected: 'Arreglarlo' },
      { temptation: 'Una siesta', subject: 'Yo', neglected: 'Cualquier reacción' },
    ],
    it: [
      { temptation: 'Lamentarmene', subject: 'Io', neglected: 'Risolvere la cosa' },
      { temptation: 'Un pisolino', subject: 'Io', neglected: 'Qualsiasi reazione' },
    ],
    pt: [
      { temptation: 'Queixar-me disso', subject: 'Eu', neglected: 'Resolver isto' },
      { temptation: 'Uma sesta', subject: 'Eu', neglected: 'Qualquer reação' },
    ],
    nl: [
      { temptation: 'Erover klagen', subject: 'Ik', neglected: 'Het oplossen' },
      { temptation: 'Een dutje', subject: 'Ik', neglected: 'Elke reactie' },
    ],
    '*': [{ temptation: '!', subject: '…', neglected: '?' }],
  },
}
