import { definePage, h, meme, memes, p, table, ul } from '../page'

export const platform = definePage(
  {
    path: '/meme-marketing/meme-marketing-platform',
    section: 'guides',
    kind: 'article',
    title: 'What a meme marketing platform should do',
    description:
      'The five jobs between an idea and a posted meme, which of them software should do, which it should not, and how to join the pieces with an API.',
    label: 'Meme marketing platform',
    headline: 'What a meme marketing platform should do',
    lead: 'Five jobs lie between a sentence and a post. A platform is worth its price if it takes over the boring ones and keeps out of the others.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('pick-two', {
      a: 'Funny',
      b: 'On brand',
      c: 'Approved by Friday',
      deal: 'Legal picks one of your two',
    }),
    related: ['/meme-marketing', '/meme-api', '/meme-generator/choosing-a-meme-generator'],
  },
  [
    p(
      'Search for a meme marketing platform and you find planners, editors, libraries of stills and dashboards, each of which is said to be the whole. It helps to take the work apart first. Then you can see which piece you are missing, and often it is only one.',
    ),
    h('The five jobs'),
    table(
      'From a sentence to a post',
      ['Job', 'What it needs', 'Who should do it'],
      ['Collecting', 'A place where anybody can leave a sentence in ten seconds', 'People'],
      ['Making', 'Templates with known rights, words that fit, several proposals', 'Software'],
      ['Choosing', 'Taste, and knowledge of what happened today', 'People'],
      ['Keeping', 'Search by words, versions, alt texts, addresses that last', 'Software'],
      ['Posting and counting', 'Accounts, a calendar, few honest numbers', 'The tools you have'],
    ),
    h('Collecting'),
    p(
      'The best sentences come from people who would never open a marketing tool: support, sales, the workshop. Do not give them an account. Give them a channel, a form with one field, or an e-mail address. What you are collecting is what they say anyway.',
    ),
    memes(
      'Where the good ones come from.',
      meme('the-couch', {
        told: '“It worked yesterday”, forty times today, and one photo of a dog',
        notes: 'Post this. All of it.',
      }),
    ),
    h('Making'),
    p(
      'Here software earns its keep. From one sentence you want several proposals on different pictures, because the first idea is everybody’s first idea. You want the words set properly without anyone dragging boxes, in each language that you post in, with an alt text attached. And you want to know whose pictures they are. An [API](/meme-api) matters more than a beautiful editor, for then the proposals can appear where your team already talks.',
    ),
    h('Choosing'),
    p(
      'Leave it to people, and to few of them. A score that predicts success has learned from what was successful before, and the one thing you know about a good meme is that it was not there before. What software may do is refuse: threats, private addresses, hatred. It should do that before anything is made, with a sentence that says why.',
    ),
    memes(
      'Choosing, by committee.',
      meme('worst-suggestion', {
        boss: 'How do we make this go viral?',
        a: 'A longer logo',
        b: 'QR code on it',
        c: 'Be funny, once',
        exit: 'Creative differences',
      }),
    ),
    h('Keeping'),
    p(
      'In a year you will want *the one about the invoice*. So the library has to find memes by their words, show which sentence they came from, and let you change a caption without starting again. Addresses should stay the same for as long as the meme exists, so that what you embedded keeps working, and stop when you delete it, so that what you regret does not.',
    ),
    h('Posting and counting'),
    p(
      'You have a tool for this, because you post other things as well. A second calendar for memes means that neither is right. Let your planner fetch the picture from its address and be done.',
    ),
    h('How the pieces fit here'),
    ul(
      'A sentence arrives in your channel. Your bot sends it to `POST /meme/text-to-meme` and posts the proposals underneath.',
      'Somebody reacts with a number. The bot stars that one and, if asked, changes a word with `PATCH /result/{id}`.',
      'Your planner takes `imageUrl` and `altText`. Both are final.',
      'When the campaign ends, `DELETE /result/{id}` ends the address.',
    ),
    p(
      'What you will not find here is a scheduler, a score or a team inbox. We would do them worse than the tools you have. What a run costs is on the [pricing page](/pricing), and because the software is open you may also run it on a machine of your own.',
    ),
    memes(
      'Scope, at last.',
      meme('nope-yep', { reject: 'One platform for everything', approve: 'One thing that fits into yours' }),
    ),
  ],
)
