import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isVersus = from === 'versus'
    const left = isVersus ? asCaption(sober) : asCommand(sober)
    const right = isVersus ? asCaption(tempting) : asCommand(tempting)
    if (!left || !right) continue
    fills.push({
      words: { left, right },
      header: who === reading.me ? undefined : who,
      fit: from === 'choice' ? 1.35 : isVersus ? 1.25 : 1.1,
      reason: 'you cannot press both, and you want to.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const deed = saidDid && asCommand(saidDid.deed)
  if (saidDid && deed) {
    fills.push({
      words: { left: `Say “${inline(finish(saidDid.said))}”`, right: deed },
      header: asCaption(saidDid.who),
      fit: 1.2,
      reason: 'they would like to press both at once.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: {
        left: `Say ${asQuote(renaming.thing.text)}`,
        right: `Say ${asQuote(renaming.name)}`,
      },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'the honest button is right there.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'two-buttons',
  reason: 'you know the right button and sweat anyway.',
  fill,
  fillFromTopic: (topic, isBare) =>
    (isBare ? [...topic.swaps, ...topic.reactions] : topic.reactions).map(([left, right]) => ({
      left,
      right,
    })),
  standbys: [
    { words: { left: 'Get over {thing}', right: 'Write a song about {thing}' }, mood: 'bad' },
    { words: { left: 'Ignore {thing}', right: 'Name a boat after {thing}' } },
    { words: { left: 'Say it to their face', right: 'Say it to the fridge' }, about: 'people' },
    { words: { left: 'Stay polite', right: 'Raise one eyebrow for an hour' }, about: 'people' },
    { words: { left: 'Own it', right: 'Fake my own disappearance' }, about: 'own' },
    { words: { left: 'Ask politely again', right: 'Become a tree' }, about: 'reply' },
    { words: { left: 'Admit it', right: 'Take it to the grave' }, about: 'own' },
    { words: { left: 'Never mention it again', right: 'Never mention anything else again' } },
    { words: { left: 'Say something about it', right: 'Say nothing about it, loudly' } },
    { words: { left: 'Stay calm', right: 'Open a spreadsheet about it' }, mood: 'bad' },
    { words: { left: 'Fix it', right: 'Move to the woods and call it fixed' }, mood: 'bad' },
    { words: { left: 'Learn from it', right: 'Be right about it' } },
    { words: { left: 'Get over it', right: 'Get a second opinion that agrees with me' }, mood: 'bad' },
    { words: { left: 'Take it seriously', right: 'Take it to dinner as an anecdote' } },
    { words: { left: 'Understand it', right: 'Be offended by it straight away' } },
    { words: { left: 'Stay humble about it', right: 'Have it printed on a flag' }, mood: 'good' },
    { words: { left: 'Enjoy it', right: 'Look for the catch' }, mood: 'good' },
    {
      words: { left: 'Tell everyone about it', right: 'Wait until somebody asks. Please ask.' },
      mood: 'good',
    },
    { words: { left: 'Look it up', right: 'Wonder for eleven years' }, kinds: ['question'] },
    { words: { left: 'Answer it honestly', right: 'Nod as if it were not a question' }, kinds: ['question'] },
    { words: { left: 'Let that be the last word', right: '“One more thing, actually”' }, kinds: ['quote'] },
    { words: { left: 'Reply to that', right: 'Reply to that in nine years, in a novel' }, kinds: ['quote'] },
    { words: { left: 'Make tea', right: 'Make more tea' }, isGentle: true },
    { words: { left: 'Call a friend', right: 'Text a friend to call you' }, isGentle: true },
  ],
  foreign: {
    de: [
      { left: 'Sich darum kümmern', right: 'So tun, als wäre Freitag' },
      { left: 'Etwas sagen', right: 'Nichts sagen, aber laut' },
    ],
    fr: [
      { left: 'S’en occuper', right: 'Faire comme si c’était vendredi' },
      { left: 'Dire quelque chose', right: 'Ne rien dire, mais très fort' },
    ],
    es: [
      { left: 'Afrontarlo', right: 'Hacer como si fuera viernes' },
      { left: 'Decir algo', right: 'Callar, pero con ruido' },
    ],
    it: [
      { left: 'Occuparsene', right: 'Far finta che sia venerdì' },
      { left: 'Dire qualcosa', right: 'Tacere, ma rumorosamente' },
    ],
    pt: [
      { left: 'Resolver isto', right: 'Fingir que é sexta-feira' },
      { left: 'Dizer alguma coisa', right: 'Calar, mas bem alto' },
    ],
    nl: [
      { left: 'Het oplossen', right: 'Doen alsof het vrijdag is' },
      { left: 'Iets zeggen', right: 'Niets zeggen, maar luid' },
    ],
    '*': [
      { left: '{text}', right: '…' },
      { left: '…', right: '{text}' },
    ],
  },
}
