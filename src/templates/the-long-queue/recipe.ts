import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, asWithheld } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOf = { instead: 1.24, intent: 1.2, versus: 0.98, choice: 0.92 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const empty = isPair ? asCaption(sober) : asActivity(sober)
    const crowd = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!empty || !crowd || (from === 'intent' && !crowd.includes(' '))) continue
    fills.push({
      words: { crowd, empty },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: 'you are somewhere in the left queue.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { crowd: skipped.done, empty: skipped.skipped },
      header: skipped.who,
      fit: 1.22,
      reason: 'they all walked past the right one.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const withheld = saidDid && asWithheld(saidDid.deed)
  if (saidDid && withheld) {
    fills.push({
      words: { crowd: `Saying ${asQuote(saidDid.said)}`, empty: withheld },
      fit: 1.14,
      reason: 'you stood at the right one, quite alone.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting && reading.isEnglish) {
    fills.push({
      words: { crowd: asCaption(reading.phrase), empty: 'Having a life in the meantime' },
      fit: 1.36,
      reason: 'you have a good place in the queue.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'the-long-queue',
  reason: 'you know which one has no queue.',
  fill,
  fillFromTopic: (topic, isBare) =>
    (isBare ? topic.swaps : topic.reactions).map(([empty, crowd]) => ({ crowd, empty })),
  standbys: [
    { words: { crowd: 'Strong opinions on {thing}', empty: 'The manual for {thing}' } },
    { words: { crowd: 'Complaining about {thing}', empty: 'Doing something about {thing}' }, mood: 'bad' },
    { words: { crowd: '{text}', empty: 'A quiet word beforehand' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    { words: { crowd: '{text}', empty: 'Vegetables' }, kinds: ['noun', 'gerund'] },
    { words: { crowd: '“I told you so”', empty: '“Let me help you carry it”' }, mood: 'bad' },

    { words: { crowd: 'Looking as if I knew', empty: 'Asking' }, kinds: ['question'] },
    {
      words: { crowd: 'The short answer, wrong', empty: 'The long answer, with a footnote' },
      kinds: ['question'],
    },
    { words: { crowd: 'Taking the credit', empty: 'Stacking the chairs' }, mood: 'good' },
    { words: { crowd: 'Inventing an excuse', empty: '“It was me, sorry”' }, about: 'own' },
    { words: { crowd: 'Shaking our heads', empty: 'Saying it to their face' }, about: 'people' },
    { words: { crowd: 'Refreshing the page', empty: 'A walk' }, about: 'waiting' },
    { words: { crowd: 'Repeating it in a funny voice', empty: 'Thinking about it' }, kinds: ['quote'] },

    { words: { crowd: 'Cake', empty: 'More cake, round the back' }, isGentle: true },
    { words: { crowd: 'A sunny bench', empty: 'The news' }, isGentle: true },
  ],
  foreign: {
    de: [
      { crowd: 'Laufschuhe kaufen', empty: 'Laufen' },
      { crowd: '„Ich hab’s ja gesagt“', empty: '„Komm, ich helf dir tragen“' },
    ],
    fr: [
      { crowd: 'Acheter des baskets', empty: 'Courir' },
      { crowd: '« Je l’avais bien dit »', empty: '« Attends, je t’aide »' },
    ],
    es: [
      { crowd: 'Comprar zapatillas', empty: 'Correr' },
      { crowd: '«Ya lo decía yo»', empty: '«Espera, te ayudo»' },
    ],
    it: [
      { crowd: 'Comprare le scarpe da corsa', empty: 'Correre' },
      { crowd: '«Io l’avevo detto»', empty: '«Aspetta, ti aiuto»' },
    ],
    pt: [
      { crowd: 'Comprar ténis de corrida', empty: 'Correr' },
      { crowd: '“Eu bem avisei”', empty: '“Espera, eu ajudo”' },
    ],
    nl: [
      { crowd: 'Hardloopschoenen kopen', empty: 'Hardlopen' },
      { crowd: '“Ik zei het toch”', empty: '“Wacht, ik help je”' },
    ],
    '*': [
      { crowd: '!', empty: '{text}' },
      { crowd: '{text}', empty: '…' },
    ],
  },
}
