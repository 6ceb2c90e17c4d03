import { definePage, h, meme, memes, p, table, ul } from '../page'

export const choosingTemplates = definePage(
  {
    path: '/meme-templates/choosing-meme-templates',
    section: 'guides',
    kind: 'article',
    title: 'Choosing meme templates by the joke they make',
    description:
      'A template is a sentence with gaps. How to find the one that fits: by the shape of the joke, the number of parts, the mood, and who will see it.',
    label: 'Choosing a template',
    headline: 'Choosing meme templates',
    lead: 'A template is a sentence with gaps in it. Pick the sentence first; the picture is only its handwriting.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('fork-in-road', {
      good: 'The template that fits the joke',
      bad: 'The template everybody uses this week',
      who: 'You, with a deadline',
    }),
    related: [
      '/meme-templates/clean-meme-templates-for-business',
      '/meme-templates/how-to-find-meme-templates-without-captions',
      '/meme-maker/creating-memes',
    ],
  },
  [
    p(
      'When a meme does not work, the words get the blame, and it is usually the template’s fault. Each one makes a claim of its own before anything is written on it. A person running from a boulder says *this is coming for me*. A podium says *the wrong one wins*. If your sentence makes another claim, the picture argues with it, and the picture is louder.',
    ),
    h('Read the template as a sentence'),
    p(
      'Take any blank one and say aloud what it states, with “something” in the gaps. *Somebody refuses something and loves something else. Something small set off something enormous. Everybody queues for something, and nobody wants something better.* Does your fact fit into that sentence without bending? Then it fits.',
    ),
    table(
      'From what is wrong to what to look for',
      ['What is wrong', 'Shape', 'A template'],
      ['Somebody prefers the worse thing', 'Preference', 'Nope / Yep, the unfair scales'],
      ['All is well, says the person on fire', 'Denial', 'Perfectly calm, everything is green'],
      ['It began small', 'Escalation', 'The snowball, small cause'],
      ['The prize goes to the wrong one', 'Undeserved reward', 'The podium, the tiny trophy'],
      ['Two bad options', 'Dilemma', 'Two terrible buttons, pick two'],
      ['It comes nearer and nobody moves', 'Avoidance', 'The looming clock, head in the hole'],
      ['Much more lies below', 'Hidden depth', 'The iceberg, too many tabs'],
      ['It was announced as more', 'Anticlimax', 'Box in a box, the tiny umbrella'],
    ),
    h('Count the parts'),
    p(
      'Your joke has a number of parts: who, what they want, what they ignore. The template has a number of boxes. These should be the same number. A part without a box gets squeezed into another one and ruins it; a box without a part gets filled with something that is not funny, because it has to say something.',
    ),
    memes(
      'Two parts, two boxes. Three parts, three boxes.',
      meme('missing-plank', { plan: 'Everything in the cloud', gap: 'A network' }),
      meme('side-glance', { temptation: 'A new notebook', subject: 'Me', neglected: 'Nine half-full ones' }),
    ),
    p(
      'One part is the hardest. A statement with nothing to push against is a slogan. Templates with a single box, such as the person behind a table with a sign, work because the sitting there *is* the second part.',
    ),
    h('Match the size of the feeling'),
    p(
      'A volcano for a cold coffee can be funny, because it is too much. A shrug for a redundancy is not, because it is too little. Go over or stay level; do not go under. When the subject hurts somebody who reads along, take the mildest picture that still says it.',
    ),
    h('Prefer the one that nobody has seen today'),
    p(
      'The template that is everywhere this week brings a borrowed laugh, and it stops working as soon as the week does. It also brings its history: many well-known ones show a real person who never agreed to become one, or a still from a film that belongs to somebody. A drawing that is new to your readers has to earn its laugh from your words, which is a better deal than it sounds. More on that in [are memes copyrighted](/meme-marketing/are-memes-copyrighted).',
    ),
    h('Check what it says about people'),
    ul(
      'Who is the fool in this picture? Would you show it to that person?',
      'Does the joke depend on somebody’s body, accent, faith or origin? Take another.',
      'Is it a thing or a situation that is being laughed at? Good. Those do not read the chat.',
    ),
    h('Where to look'),
    p(
      'Our own [library](/meme-templates) is sorted by shape for exactly this reason: you look for *denial*, not for *dog in a room*. The search understands feelings too. And if you would rather not choose, type the sentence and see [which templates it chooses](/create): you get each of them only once, and often one that you would not have thought of.',
    ),
    memes(
      'The same complaint, one size larger.',
      meme('museum-piece', {
        art: 'The ticket “in progress” since spring',
        critic: 'It questions the very idea of finishing.',
      }),
    ),
  ],
)
