import { definePage, h, meme, memes, p } from '../page'

export const travelMemes = definePage(
  {
    path: '/memes/travel',
    section: 'memes',
    kind: 'page',
    title: 'Travel memes for gates, trains and family cars',
    description:
      'Memes about packing, airports, night trains, holiday photographs and coming home. For everyone who has paid to be tired somewhere else.',
    label: 'Travel',
    headline: 'Travel memes',
    lead: 'Going away is paying to be tired somewhere else, with better light. A shelf for the gate, the platform and the back seat.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('tiny-umbrella', {
      wave: 'Eleven hours of delay, at night, in slippers',
      prep: 'One cereal bar',
    }),
    related: ['/memes/meme-news', '/gif-memes', '/memes/thursday-work'],
  },
  [
    p(
      'Travel memes have an advantage: they are made by people with nothing to do. You have a phone, a bench and four hours. Say what happened to your luggage in one sentence, and send the answer home before you are there.',
    ),
    h('Packing'),
    memes(
      'The list, and what came of it.',
      meme('lion-and-kitten', {
        mighty: 'Hand luggage only, this year',
        feeble: 'Paying for the second suitcase',
      }),
      meme('cart-of-nonsense', { shelf: 'Toothbrush', cart: 'Nine books, a drill, “just in case” socks' }),
    ),
    p(
      'Packing is a list that meets a person. One exact object does more than any number of adjectives: nobody remembers “far too much”, and everybody remembers the drill.',
    ),
    h('The airport'),
    memes(
      'Where time is a suggestion.',
      meme('the-long-queue', {
        crowd: 'Standing up because the gate opens in an hour',
        empty: 'Sitting down',
      }),
      meme('final-boss', {
        hero: 'A family of four',
        boss: 'Security, the morning of the first holiday',
        weapon: 'A yoghurt, confiscated',
      }),
    ),
    p(
      'Airports are good material because they make strict rules about trifles. Name the trifle: the yoghurt, the second belt, the boarding group.',
    ),
    h('On the train'),
    memes(
      'A love story, with announcements.',
      meme('expectation-reality', {
        expect: 'A window seat and a novel',
        reality: 'Vestibule, beside a bicycle that is travelling first class',
      }),
      meme('loading-patience', {
        task: 'Connecting train will be reached',
        wait: 'I live on this platform now',
      }),
    ),
    p(
      'Trains are a subject on which whole countries agree. Quote the announcement as it was made, delay included, and let the picture be the passenger.',
    ),
    h('Holiday'),
    memes(
      'The pictures, and the truth behind them.',
      meme('online-offline', {
        online: 'Sunrise. Silence. Me.',
        offline: 'Row of forty people with tripods, and me',
      }),
      meme('tug-of-war', { left: 'The museum', rope: 'our only afternoon', right: 'Lying down' }),
    ),
    p(
      'The best holiday memes betray the photographer. Post the picture by all means, and next to it what stood behind you while you took it.',
    ),
    h('Home again'),
    memes(
      'The last stage.',
      meme('campfire-story', {
        story: 'It was meant to be a connection of forty minutes, in a terminal with two letters',
        listener: 'Small children cling to their boarding cards',
      }),
      meme('monday-friday', {
        mon: 'The suitcase, in the hall, since Sunday',
        fri: 'The suitcase, in the hall, as furniture',
      }),
    ),
  ],
)
