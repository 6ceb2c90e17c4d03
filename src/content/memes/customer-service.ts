import { definePage, h, meme, memes, p } from '../page'

export const customerServiceMemes = definePage(
  {
    path: '/memes/customer-service',
    section: 'memes',
    kind: 'page',
    title: 'Customer service memes for people with headsets',
    description:
      'Memes about tickets, restarts, “as per my last message” and the customer who is always right. For support teams, about the work and never the people.',
    label: 'Customer service',
    headline: 'Customer service memes',
    lead: 'For everyone who has been thanked for their patience by the person who was using it up.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('calm-outside', {
      inside: 'It is not plugged in. It has never been plugged in.',
      outside: 'Let us check a few things together.',
    }),
    related: ['/memes/sales', '/memes/work', '/memes/coworkers'],
  },
  [
    p(
      'Support hears the whole truth about a product, in capital letters, before lunch. It also has the best material in the house. The rule for these memes is simple: laugh about the situation, the system and yourself. The customer is not in the picture, because one day the customer is in the channel.',
    ),
    h('The ticket'),
    memes(
      'How it was described, and what it was.',
      meme('expectation-reality', {
        expect: 'Subject: “URGENT, everything is down”',
        reality: 'The caps lock key is down',
      }),
      meme('unmasked', { ghost: 'A mysterious outage on the third floor', culprit: 'The cleaning robot' }),
    ),
    p(
      'Every ticket has a title and a cause, and the distance between them is the joke. Templates with two parts do this best: what it looked like on the left, what it was on the right.',
    ),
    h('The script'),
    memes(
      'Between what is said and what is typed into the notes.',
      meme('typing-deleting', {
        long: 'You have written to me eleven times, I have answered ten of those, and the eleventh was a photo of your dog',
        sent: 'Thanks for reaching out!',
      }),
      meme('signpost', {
        s1: 'Have you tried restarting it?',
        s2: 'Have you tried restarting yourself?',
        s3: 'Let me transfer you',
      }),
    ),
    h('The queue'),
    memes(
      'It is always there.',
      meme('bailing-boat', { cup: 'Answering forty tickets', leak: 'The button that causes them' }),
      meme('the-long-queue', { crowd: 'Chat with a person', empty: 'The help page with the answer on it' }),
    ),
    p(
      'Queue memes have a second life as arguments. If the same button causes forty tickets a week, a picture of a leaking boat on the product team’s wall does more than the forty-first ticket.',
    ),
    h('The good days'),
    memes(
      'There are some. Draw those as well.',
      meme('tiny-trophy', {
        feat: 'Customer wrote back to say that it works',
        crowd: 'Gasps, from the whole row',
      }),
      meme('town-crier', {
        scroll:
          'Hear ye: the customer has read the article, followed the steps, and closed the ticket unasked',
        crowd: 'Grown agents, weeping',
      }),
    ),
    p(
      'Thanks from outside are rare enough to be news, so treat them as news. A picture of the one kind ticket of the week, pinned on a Friday, is cheaper than any workshop about morale, and people ask for it when it is missing.',
    ),
  ],
)
