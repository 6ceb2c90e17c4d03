import { creditCosts, freeMonthlyCredits } from '@/core/credits/credit-costs'
import { languages } from '@/core/language/languages'
import { templates } from '@/templates/templates'
import { definePage, h, meme, memes, p, table, ul } from '../page'

export const pitchDeck = definePage(
  {
    path: '/pitch-deck',
    section: 'about',
    kind: 'page',
    title: 'Pitch deck: the project in ten slides',
    description:
      'The project in ten short slides: the problem, what it does, how it is built, what it costs, what it does not do. Only numbers that the source knows.',
    label: 'Pitch deck',
    headline: 'The pitch, in ten slides',
    lead: 'For anyone who was asked “and what does it do?” in a lift. Every number on this page is counted from the source when the page is built.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('elevator-pitch', {
      floor1: 'It makes memes from sentences',
      floor2: 'Yes, that is a product',
      floor3: 'No, there is no hockey stick',
    }),
    related: ['/team', '/meme-api', '/meme-templates'],
  },
  [
    h('1. The problem'),
    p(
      'Everybody has something to complain about and a group that would enjoy it. Between the two lies an editor, a search for a picture whose name nobody knows, and the question of whose picture that is.',
    ),
    h('2. What it does'),
    p(
      'You say what happened. Up to twelve memes answer, each on another template, with the words in place. You change a word, keep what hurts, share an address.',
    ),
    memes(
      'Slide two, as a meme.',
      meme('domino-chain', { cause: 'One sentence', effect: 'Twelve memes and a quiet afternoon' }),
    ),
    h('3. What is new in it'),
    p(
      'It looks for the shape of the joke, not for a keyword: a preference, a denial, an escalation. Templates are described by the joke they make and by the role of every box, so a sentence can be taken apart and put where it is funny. That works without asking any other service; a language model, where there is one, is a guest who makes it better.',
    ),
    h('4. What is in it'),
    table(
      'Counted from the source',
      ['What', 'How many'],
      ['Templates that stand still', String(templates.filter(({ motion }) => !motion).length)],
      ['Templates that move', String(templates.filter(({ motion }) => motion).length)],
      ['Shapes of jokes', String(new Set(templates.map(({ jokeShape }) => jokeShape)).size)],
      ['Places for words, all together', String(templates.flatMap(({ slots }) => slots).length)],
      ['Languages for captions', String(languages.length)],
    ),
    h('5. Whose pictures'),
    p(
      'Ours, from open-licensed parts. No stills, no strangers, no stock. That is why a company can use it, and why there will never be the famous one with the two people and the other person.',
    ),
    h('6. For programs'),
    p(
      'The app and the [API](/meme-api) call the same procedures. One document describes them; the reference, the snippets and the tests are made from it.',
    ),
    h('7. How it earns'),
    p(
      `A free account has ${freeMonthlyCredits} credits a month. A sentence costs ${creditCosts['text-to-meme']}, one that moves ${creditCosts['text-to-gif']}. Plans have more credits and some a mark of their own; see [pricing](/pricing). Editing, searching and downloading are free, and a run that fails costs nothing.`,
    ),
    h('8. How it is built'),
    p(
      'A pure core that lays out and paints a meme runs unchanged in the browser and on the server, so what you edit is what you download. Around it stand services that know the rules, and at the edge one small piece for each thing outside: sign-in, payments, models, storage. Each can be replaced by configuration, and each has a stand-in, so that the whole runs on one machine with two commands.',
    ),
    memes(
      'Slide eight, for the person who asked about microservices.',
      meme('house-of-cards', {
        tower: 'Nineteen services',
        base: 'One person who knows',
        cat: 'Their holiday',
      }),
    ),
    h('9. What it does not do'),
    ul(
      'Video.',
      'A public feed, votes, or any other reason to be shown strangers’ memes.',
      'Faces of people who exist.',
      'Promises about reach.',
    ),
    h('10. What we ask for'),
    p(
      'Nothing with a valuation. A template from your hand, a caption mended in your language, a report of what was not funny. [This is how](/team).',
    ),
  ],
)
