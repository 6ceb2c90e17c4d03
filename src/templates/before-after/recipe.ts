import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asQuote,
  finish,
  inline,
  withoutI,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOfHalves = { 'then-now': 1.4, turnabout: 1.18, 'said-did': 1.1, steps: 0.95 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { before, after },
    fit: fitOfHalves[from],
    reason: from === 'then-now' ? 'one face, two ages, one joke.' : 'your second half looks like that face.',
  }))
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [opening, reply] = turns
  if (opening && reply && turns.length === 2 && !relationOf(reading, 'then-now')) {
    fills.push({
      words: {
        before: finish(`${opening.who}: ${opening.line}`),
        after: finish(`${reply.who}: ${reply.line}`),
      },
      fit: 0.95,
      reason: 'the second line wiped the smile off.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { before: asQuote(saidDid.said), after: asCaption(saidDid.deed) },
      fit: 1.15,
      reason: 'you heard the promise and met the deed.',
    })
  }
  if (!reading.isEnglish) return fills
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  if (intent && wish) {
    fills.push({
      words: {
        before: `“I will ${inline(wish)}”`,
        after: asActivity(intent.tempting) ?? withoutI(intent.tempting),
      },
      fit: 1.3,
      reason: 'you meant it, for about an hour.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    const before = asCaption(reading.phrase)
    for (const after of ['Same chair, longer beard', 'Day 112. I have named the spiders.']) {
      fills.push({ words: { before, after }, fit: 1.15, reason: 'you waited, and it shows.' })
    }
  }
  return fills
}

const presentDays = ['Me now, cross with a slow page', 'Me now, asking a child how the TV works'] as const

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const letdown = relationOf(reading, 'letdown')
  if (letdown) {
    fills.push({
      words: { before: asCaption(letdown.much), after: asCaption(letdown.little) },
      fit: 1.28,
      reason: 'you had such hopes, and a lot of it.',
    })
  }
  if (relationOf(reading, 'nostalgia') && !relationOf(reading, 'then-now')) {
    for (const after of presentDays) {
      fills.push({
        words: { before: reading.text, after },
        fit: 1.32,
        reason: 'you were tougher then.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'before-after',
  reason: 'you can see what it did to you.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.turns.map(([before, after]) => ({ before, after })),
  standbys: [
    { words: { before: 'Before {thing}', after: 'After {thing}' } },
    { words: { before: 'Me, young and innocent', after: 'What {thing} made of me' }, mood: 'bad' },
    { words: { before: '{text}: the trailer', after: '{text}: the film' }, kinds: ['noun', 'gerund'] },
    { words: { before: '{text}, as advertised', after: '{text}, as delivered' }, kinds: ['noun'] },
    { words: { before: 'Me, before I met one', after: 'Me, after I met four' }, about: 'people' },
    { words: { before: '“I will be patient”', after: 'I was patient' }, about: 'people' },
    { words: { before: 'Me, a minute earlier', after: 'Me, ever since' }, about: 'own' },
    { words: { before: 'The plan', after: 'The story I tell instead' }, about: 'own' },
    { words: { before: 'Hearing about it', after: 'Living it' } },
    { words: { before: 'Before anybody mentioned it', after: 'After everybody mentioned it' } },
    { words: { before: 'Me, before I thought about it', after: 'Me, after I thought it through' } },
    { words: { before: 'This, as an anecdote', after: 'This, as my actual life' } },
    { words: { before: '“It will be forgotten by Friday”', after: 'It has an anniversary' }, mood: 'bad' },
    {
      words: { before: '“I shall not let it affect me”', after: 'It has affected my handwriting' },
      mood: 'bad',
    },
    { words: { before: '“How bad can it be?”', after: 'It had layers' }, mood: 'bad' },
    {
      words: { before: 'Me, telling myself it is fine', after: 'Me, telling the dentist it is fine' },
      mood: 'bad',
    },
    { words: { before: 'Me, hearing the news', after: 'Me, celebrating past my bedtime' }, mood: 'good' },
    { words: { before: 'Me, about to mention it once', after: 'Me, hoarse' }, mood: 'good' },
    { words: { before: 'This, on the day', after: 'This, after the party for it' }, mood: 'good' },
    { words: { before: 'Wondering', after: 'Knowing too much' }, kinds: ['question'] },
    { words: { before: 'Asking the question', after: 'Reading forty tabs of answers' }, kinds: ['question'] },
    { words: { before: 'Before that sentence', after: 'After that sentence' }, kinds: ['quote'] },
    { words: { before: 'Me, nodding along', after: 'Me, realising what that meant' }, kinds: ['quote'] },
    { words: { before: 'In the morning', after: 'In the evening, but still here' }, isGentle: true },
    { words: { before: 'With coffee', after: 'Before coffee' }, isGentle: true },
  ],
  foreign: {
    de: [
      { before: '„Wie schlimm kann es werden?“', after: 'Schlimmer' },
      { before: 'Davon hören', after: 'Es erleben' },
    ],
    fr: [
      { before: '« Ça ne peut pas être si terrible »', after: 'Si' },
      { before: 'En entendre parler', after: 'Le vivre' },
    ],
    es: [
      { before: '«¿Qué puede salir mal?»', after: 'Todo, por orden alfabético' },
      { before: 'Oír hablar de ello', after: 'Vivirlo' },
    ],
    it: [
      { before: '«Che cosa può andare storto?»', after: 'Tutto, in ordine alfabetico' },
      { before: 'Sentirne parlare', after: 'Viverlo' },
    ],
    pt: [
      { before: '“O que pode correr mal?”', after: 'Tudo, por ordem alfabética' },
      { before: 'Ouvir falar disso', after: 'Viver isso' },
    ],
    nl: [
      { before: '“Hoe erg kan het zijn?”', after: 'Erger' },
      { before: 'Erover horen', after: 'Het meemaken' },
    ],
    '*': [
      { before: '{text}', after: '…' },
      { before: '…', after: '{text}' },
    ],
  },
}
