import { definePage, h, meme, memes, p, ul } from '../page'

export const memeNews = definePage(
  {
    path: '/memes/meme-news',
    section: 'memes',
    kind: 'page',
    title: 'Meme news: how to joke about today, tomorrow',
    description:
      'Making memes about current events without regretting them: what keeps, what spoils, and a few evergreen headlines that return every year.',
    label: 'Meme news',
    headline: 'Meme news',
    lead: 'The news lasts a day, a screenshot for ever. A shelf of events that happen every year, and how to handle the ones that do not.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('weather-map', {
      mon: 'A rumour',
      wed: 'Everyone is an expert',
      fri: 'A correction, page 12',
      line: 'The outlook: the same, about something else.',
    }),
    related: ['/memes/memes-about-memes', '/meme-marketing', '/memes/travel'],
  },
  [
    p(
      'We do not keep a ticker of what is funny this week. It would be out of date when you read it, and half of it would be about somebody who is having the worst week of their life. What can be kept is the shape of news: it rises, everybody has an opinion, it turns out to be something else. And some headlines return so punctually that they can be lettered in advance.',
    ),
    h('Headlines that come back'),
    memes(
      'Spring, autumn and the first flake, punctual as ever.',
      meme('domino-chain', {
        cause: 'The clocks change by one hour',
        effect: 'Nobody knows the time on any oven until autumn',
      }),
      meme('monday-friday', {
        mon: 'First snow: roads, trains and hopes closed',
        fri: 'First snow: a dog sees it',
      }),
    ),
    memes(
      'And in the shops.',
      meme('rabbit-hole', {
        entry: 'Gingerbread in August',
        d1: 'Outrage about gingerbread in August',
        d2: 'Buying gingerbread in August, to complain properly',
        bottom: 'It is quite good gingerbread',
      }),
    ),
    h('Updates'),
    memes(
      'Whatever app you use, this happens to it.',
      meme('expectation-reality', { expect: '“We have listened to you”', reality: 'The button has moved' }),
      meme('grand-entrance', { day: 'A small problem with the login page', hero: 'A new logo' }),
    ),
    h('How to joke about today'),
    ul(
      '**Wait until the facts have settled.** If the first report was wrong, your meme is wrong for ever.',
      '**Count the hurt.** If somebody died, lost their home or is on trial, it is not material.',
      '**Aim at the reaction**, not at the event: the panels of experts, the graphs, your own refreshing.',
      '**Date it.** Put the day into the alt text, so that it makes sense in a year.',
      '**Do not invent.** A made-up quotation in a picture is not satire by the third repost; it is a lie with your name on it.',
    ),
    h('Your own news'),
    memes(
      'The local section.',
      meme('news-desk', {
        news: 'BREAKING: the lift works, there is a plant in the lobby and somebody has bought fruit',
        ticker: 'Investors expected at ten',
      }),
    ),
    p(
      'The best news memes are about a readership of thirty. Type what happened in your house this week, and [see what answers](/create).',
    ),
  ],
)
