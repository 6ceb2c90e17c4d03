import { definePage, h, meme, memes, p } from '../page'

export const productManagerMemes = definePage(
  {
    path: '/memes/product-manager',
    section: 'memes',
    kind: 'page',
    title: 'Product manager memes, prioritised',
    description:
      'Memes about roadmaps, stakeholders, estimates and the word “quick”. For product managers, and for everybody who has been in a refinement with one.',
    label: 'Product managers',
    headline: 'Product manager memes',
    lead: 'Responsible for everything, in charge of nothing, holding a marker. Sorted by impact and effort, like everything else.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('pick-two', {
      a: 'All the features',
      b: 'The date',
      c: 'The team we have',
      deal: 'Sales has promised all three',
    }),
    related: ['/memes/meetings', '/memes/sales', '/memes/work'],
  },
  [
    p(
      'The job consists of saying no in the form of a diagram. Those who do it well are loved afterwards, if at all. These are for the time until then.',
    ),
    h('The roadmap'),
    memes(
      'Now, next, never.',
      meme('fork-in-road', {
        good: 'Mend what is there',
        bad: 'Launch something with a name',
        who: 'The steering committee',
      }),
      meme('missing-plank', { plan: 'Q1 to Q4, in colours that agree', gap: 'People' }),
    ),
    p(
      'A roadmap is a promise with a legend. The joke is rarely in what stands on it; it is in what holds it up. Ask what would have to be true for the third quarter, and write that into the gap.',
    ),
    h('Estimates'),
    memes(
      'A small change.',
      meme('snowball', {
        start: '“Just a checkbox”',
        end: 'A rights model for the whole company',
        hut: 'Whoever said two days',
      }),
      meme('mental-maths', {
        thought: 'How long will it take?',
        variables: 'hope × 3 + holidays ÷ “nearly done” + legal',
      }),
    ),
    p(
      'Estimates are jokes by nature: everybody knows the answer, and nobody believes it. Write down the very words with which the small change was asked for. “Just” is the funniest word in software.',
    ),
    h('Stakeholders'),
    memes(
      'They mean well, in several directions.',
      meme('group-hug', { b: 'Sales', a: 'Legal', c: 'The feature', d: 'A director’s nephew' }),
      meme('tug-of-war', { left: 'What users asked for', rope: 'the sprint', right: 'What the demo needs' }),
    ),
    p(
      'Stakeholders are best drawn while they are being kind. Nobody in this job was ever defeated by an enemy; it takes four people who only want to help. Titles will do for labels, names never.',
    ),
    h('Data'),
    memes(
      'We looked at the numbers.',
      meme('line-goes-up', { top: 'Hid the “close” button', bottom: 'Engagement' }),
      meme('line-goes-down', { cause: 'We asked before we counted them', result: 'Daily active users' }),
    ),
    h('The user'),
    memes(
      'Finally, somebody asked one.',
      meme('slow-zoom', {
        p1: 'So how do you use the new dashboard?',
        p2: '“I export it”',
        p3: '“and print it, for Gerald”',
      }),
    ),
    p(
      'Every product has a Gerald. Find yours, and most roadmap questions answer themselves. Then make the meme about yourselves, who built a dashboard for a printer, and not about him.',
    ),
  ],
)
