import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import {
  asActivity,
  asCaption,
  asCommand,
  asObject,
  asQuote,
  asWithheld,
} from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOf = { intent: 1.27, instead: 1.25, versus: 0.84, choice: 0.8 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const isPair = from === 'versus' || from === 'choice'
    const shelf = isPair ? asCaption(sober) : from === 'intent' ? asCommand(sober) : asActivity(sober)
    const cart = isPair ? asCaption(tempting) : asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!shelf || !cart || (from === 'intent' && !cart.includes(' '))) continue
    fills.push({
      words: { shelf, cart },
      header: who === reading.me ? undefined : who,
      fit: fitOf[from],
      reason: 'you had a list, and then you had a cart.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { shelf: skipped.skipped, cart: skipped.done },
      header: skipped.who,
      fit: 1.08,
      reason: 'they walked past it, whistling.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  const wanted = saidDid && (asWithheld(saidDid.deed) ?? asObject(saidDid.deed))
  if (saidDid && wanted) {
    fills.push({
      words: { shelf: wanted, cart: asQuote(saidDid.said) },
      fit: 1.1,
      reason: 'you came for one thing and left with a slogan.',
    })
  }
  const list = relationOf(reading, 'list')
  const [shelf] = list?.items ?? []
  const last = list?.items.at(-1)
  if (list && shelf && last && list.items.length >= 3) {
    fills.push({
      words: { shelf, cart: last },
      header: list.lead ?? undefined,
      fit: 0.66,
      reason: 'you bought the list from the bottom up.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'cart-of-nonsense',
  reason: 'you came for one thing.',
  fill,
  fillFromTopic: (topic, isBare) =>
    (isBare ? topic.swaps : topic.reactions).map(([shelf, cart]) => ({ shelf, cart })),
  standbys: [
    { words: { shelf: '{Thing}', cart: 'Anything but {thing}, twice' } },
    { words: { shelf: 'The budget for {thing}', cart: 'A lamp shaped like a goose' } },
    { words: { shelf: '{text}', cart: 'A nap, a snack and a new hobby' }, kinds: ['gerund'] },
    { words: { shelf: '{text}', cart: 'Eleven scented candles' }, kinds: ['noun'], mood: 'bad' },
    { words: { shelf: 'A solution', cart: 'A hat, to feel better' }, mood: 'bad' },
    { words: { shelf: 'Staying calm', cart: 'Three bags of crisps, in silence' }, mood: 'bad' },
    { words: { shelf: 'One modest glass of juice', cart: 'A bouncy castle' }, mood: 'good' },
    { words: { shelf: 'A savings account', cart: 'A celebration, with llamas' }, mood: 'good' },
    { words: { shelf: 'An answer', cart: 'A book on answers, unread' }, kinds: ['question'] },
    { words: { shelf: 'Not saying that', cart: 'Saying it on a T-shirt' }, kinds: ['quote'] },
    { words: { shelf: 'A proper apology', cart: 'A cake with “oops” on it' }, about: 'own' },
    { words: { shelf: 'Patience with people', cart: 'Earplugs, family size' }, about: 'people' },
    {
      words: { shelf: 'Doing something useful meanwhile', cart: 'A chair for the letterbox' },
      about: 'waiting',
    },

    { words: { shelf: 'Vegetables', cart: 'A very good cheese' }, isGentle: true },
    { words: { shelf: 'Plans', cart: 'A puzzle, tea, an early night' }, isGentle: true },
  ],
  foreign: {
    de: [
      { shelf: 'Milch', cart: 'Ein Schlagzeug' },
      { shelf: 'Die To-do-Liste', cart: 'Neue Stifte für die To-do-Liste' },
    ],
    fr: [
      { shelf: 'Du lait', cart: 'Une batterie complète' },
      { shelf: 'La liste de tâches', cart: 'De beaux stylos pour la liste' },
    ],
    es: [
      { shelf: 'Leche', cart: 'Una batería, con platillos' },
      { shelf: 'La lista de tareas', cart: 'Bolígrafos nuevos para la lista' },
    ],
    it: [
      { shelf: 'Il latte', cart: 'Una batteria, con i piatti' },
      { shelf: 'La lista delle cose da fare', cart: 'Penne nuove per la lista' },
    ],
    pt: [
      { shelf: 'Leite', cart: 'Uma bateria, com pratos' },
      { shelf: 'A lista de tarefas', cart: 'Canetas novas para a lista' },
    ],
    nl: [
      { shelf: 'Melk', cart: 'Een drumstel' },
      { shelf: 'De takenlijst', cart: 'Nieuwe pennen voor de takenlijst' },
    ],
    '*': [
      { shelf: '{text}', cart: '!!!' },
      { shelf: '1', cart: '100' },
    ],
  },
}
