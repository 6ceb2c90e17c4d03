import { contrastsOf } from '../../core/writer/contrasts'
import { asCaption, asCommand, asHeader, asQuote, finish, inline } from '../../core/writer/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/reading'
import type { Fill, Recipe } from '../../core/writer/recipe'

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
    { words: { left: 'Look it up', right: 'Wonder for eleven years' }, kinds: ['question'] },
    { words: { left: 'Say thank you', right: 'Say “oh, this old thing?”' }, mood: 'good' },
    { words: { left: 'Deal with it', right: 'Pretend it is Friday' }, mood: 'bad' },
    { words: { left: 'Say something', right: 'Say nothing, loudly' } },
    { words: { left: 'Be the adult', right: 'Be a blanket' } },
    { words: { left: 'Fix it', right: 'Move to the woods' }, mood: 'bad' },
    { words: { left: 'Stay calm', right: 'Open a spreadsheet about it' } },
    { words: { left: 'Admit it', right: 'Take it to the grave' }, about: 'own' },
    { words: { left: 'Laugh', right: 'Cry, but professionally' }, mood: 'bad' },
    { words: { left: 'Ask a question', right: 'Nod and look it up in the toilet' } },
    { words: { left: 'Blame the weather', right: 'Blame the software' }, mood: 'bad' },
    { words: { left: 'Tell everyone', right: 'Wait until somebody asks. Please ask.' }, mood: 'good' },
    { words: { left: 'Enjoy it', right: 'Look for the catch' }, mood: 'good' },
    { words: { left: 'Answer honestly', right: 'Change the subject to otters' }, kinds: ['question'] },
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
