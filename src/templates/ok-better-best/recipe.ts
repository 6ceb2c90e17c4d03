import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const gloriousDeeds = ['Calling it self-care', 'Doing it in a dressing gown', 'Doing it twice, to be sure']
const gloriousChoices = ['Both, and a nap', 'Neither, and a nap']

function rows(l1: string, l2: string, l3: string): Words {
  return { l1, l2, l3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const [first, second, third] = list?.items ?? []
  if (list?.items.length === 3 && first && second && third) {
    fills.push({
      words: rows(first, second, third),
      header: list.type === 'list' ? (list.lead ?? undefined) : undefined,
      fit: list.type === 'list' ? 1 : 0.84,
      reason: 'you saved the best for last.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const duty = isPair ? asCaption(sober) : asActivity(sober)
    const prize = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!duty || !prize || (from === 'intent' && !prize.includes(' '))) continue
    for (const best of isPair ? gloriousChoices : gloriousDeeds) {
      fills.push({
        words: rows(duty, prize, best),
        fit: isPair ? 0.98 : 1.08,
        reason: isPair ? 'you found the third answer.' : 'you regret nothing, gloriously.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'ok-better-best',
  reason: 'you kept your arms down until the third one.',
  fill,
  fillFromTopic: (topic) => topic.chains.map(([plain, better, , best]) => rows(plain, better, best)),
  standbys: [
    {
      words: rows('{Thing}', 'Somebody else dealing with {thing}', 'Somebody else, and I get the credit'),
      mood: 'bad',
    },
    { words: rows('{Thing}', 'Free {thing}', 'Free {thing} and nobody else knows'), mood: 'good' },
    {
      words: rows('Them, leaving', 'Them, leaving early', 'Them, leaving before they arrive'),
      about: 'people',
    },
    {
      words: rows('Not getting caught', 'Getting thanked for it', 'Getting a small statue for it'),
      about: 'own',
    },
    { words: rows('A date', 'A time', 'A person, at the door, holding it'), about: 'waiting' },
    {
      words: rows('{text}', '{text}, with snacks', '{text}, with snacks, and it is Friday'),
      kinds: ['gerund'],
    },
    { words: rows('Talking about it', 'Laughing about it', 'Having been right about it in 2019') },
    { words: rows('An apology for it', 'An apology with cake', 'Just the cake'), mood: 'bad' },
    { words: rows('Knowing about it', 'Knowing about it first', 'Getting to say “oh, did you not know?”') },
    { words: rows('Not being involved in it', 'Having proof of that', 'Being asked to judge'), mood: 'bad' },
    {
      words: rows(
        'It happening',
        'It happening to nobody',
        'It happening to the one who said it never would',
      ),
      mood: 'bad',
    },
    {
      words: rows(
        'Hearing this',
        'Hearing this sitting down',
        'Hearing this while somebody else has to deal with it',
      ),
    },
    { words: rows('An explanation for it', 'A short explanation', 'Somebody else having to give it') },
    {
      words: rows(
        'Enjoying this',
        'Enjoying this in front of witnesses',
        'Enjoying this in front of exactly the right witnesses',
      ),
      mood: 'good',
    },
    {
      words: rows('Keeping it to myself', 'Telling one person', 'The face of the one who hears it last'),
      mood: 'good',
    },
    {
      words: rows('Hearing it', 'Hearing it twice', 'Hearing it read out to everyone who doubted it'),
      mood: 'good',
    },
    {
      words: rows('An answer', 'A short answer', 'Forgetting why I asked, in a hammock'),
      kinds: ['question'],
    },
    {
      words: rows('Knowing it', 'Nearly knowing it', 'Nobody knowing it, so that we are even'),
      kinds: ['question'],
    },
    {
      words: rows(
        'Somebody saying it',
        'Somebody regretting it',
        'Somebody having to say it again, into a microphone',
      ),
      kinds: ['quote'],
    },
    {
      words: rows('Hearing that', 'Hearing that through a door', 'Hearing that and being handed the minutes'),
      kinds: ['quote'],
    },
    { words: rows('Tea', 'Tea in the sun', 'Tea in the sun that somebody brought me'), isGentle: true },
    {
      words: rows('A quiet hour', 'A quiet evening', 'A quiet evening with the good blanket'),
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      rows('Eine Entschuldigung', 'Eine Entschuldigung mit Kuchen', 'Nur der Kuchen'),
      rows('Sitzen', 'Liegen', 'Liegen, während andere es erklären'),
    ],
    fr: [
      rows('Des excuses', 'Des excuses avec un gâteau', 'Juste le gâteau'),
      rows('S’asseoir', 'S’allonger', 'S’allonger pendant que les autres expliquent'),
    ],
    es: [
      rows('Una disculpa', 'Una disculpa con tarta', 'Solo la tarta'),
      rows('Sentarse', 'Tumbarse', 'Tumbarse mientras otros lo explican'),
    ],
    it: [
      rows('Le scuse', 'Le scuse con la torta', 'Solo la torta'),
      rows('Sedersi', 'Sdraiarsi', 'Sdraiarsi mentre spiegano gli altri'),
    ],
    pt: [
      rows('Um pedido de desculpa', 'Um pedido de desculpa com bolo', 'Só o bolo'),
      rows('Sentar', 'Deitar', 'Deitar enquanto os outros explicam'),
    ],
    nl: [
      rows('Excuses', 'Excuses met taart', 'Alleen de taart'),
      rows('Zitten', 'Liggen', 'Liggen terwijl anderen het uitleggen'),
    ],
    '*': [rows('…', '!', '!!!')],
  },
}
