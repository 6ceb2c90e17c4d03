import { definePage, h, meme, memes, p } from '../page'

export const topTenFeatures = definePage(
  {
    path: '/meme-generator/top-10-features-to-look-for-in-a-meme-generator',
    section: 'guides',
    kind: 'article',
    title: 'Top 10 features to look for in a meme generator',
    description:
      'Ten features that decide whether you will still use a meme generator in a month, in order of how often you will miss them, and how to check each.',
    label: 'Ten features to look for',
    headline: 'Top 10 features to look for in a meme generator',
    lead: 'In the order in which you will miss them. Number one is not a feature that anybody advertises.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('endless-list', { ticked: 'Makes a meme', rest: 'The other four hundred features' }),
    related: [
      '/meme-generator/choosing-a-meme-generator',
      '/meme-templates/choosing-meme-templates',
      '/meme-api',
    ],
  },
  [
    p(
      'A meme generator is used in bursts: three memes on a bad Tuesday, then none for two weeks. What counts is what you can do in the four minutes of that Tuesday. This list is sorted by that, with a way to check each point yourself.',
    ),
    h('1. Words that fit by themselves'),
    p(
      'The tool should set your caption as large as it can be and still fit, break it at sensible places, and stop you before it becomes unreadable. Check it with one very long word. Everything else on this list is worth nothing if you spend your four minutes dragging a box.',
    ),
    h('2. A way from the feeling to the picture'),
    p(
      'You know what happened, not what the template is called. A search that understands *too many meetings* or *denial* saves you from scrolling. Better still is a generator that takes the whole sentence and offers several pictures, so that you choose instead of searching.',
    ),
    memes(
      'Searching, and being found.',
      meme('mental-maths', {
        thought: 'What was that template called?',
        variables: 'man × pointing ÷ (butterfly? sunset?) + 2013',
      }),
      meme('too-late-bulb', {
        moment: 'Posted the second-best template at 10:00',
        idea: 'Remembered the right one at 23:40',
      }),
    ),
    h('3. Editing after the fact'),
    p(
      'The typo is found by the first reader. You need to open the finished meme, change one letter and have the same picture again, not begin from the blank. Check whether the saved meme still knows its words, or is only pixels by now.',
    ),
    h('4. Templates that you may use'),
    p(
      'For a private chat any picture will do. For anything with a logo near it you want to know whose it is. A library that names the source and the licence of each template has done that work. See [clean templates for business](/meme-templates/clean-meme-templates-for-business).',
    ),
    h('5. Export without surprises'),
    p(
      'PNG for drawings and text, JPG for photographs, WebP when size matters, GIF when it moves. The size in pixels should be yours to choose, and the mark in the corner should be announced before the download, not after it.',
    ),
    h('6. Alt text'),
    p(
      'Readers who cannot see the picture are readers. So are search engines. A generator that knows the template and the words can write the sentence for you; one that makes you write it gets it written in about one case out of twenty, if we are honest about ourselves.',
    ),
    h('7. Your own language'),
    p(
      'Not only a menu in it: letters, direction and line breaks. Try a word with every accent you have. Try a right-to-left line with a number in it. Our table of [supported languages](/search-supported-languages) shows a drawn sample for each script, which is the only proof that counts.',
    ),
    memes(
      'The plan, and what was missing.',
      meme('missing-plank', { plan: 'Launch the joke in nine countries', gap: 'The letter ß' }),
    ),
    h('8. Finding it again'),
    p(
      'In three months you will want the one about the printer. A library that is searchable, that keeps what you starred and that shows what belonged to which sentence makes old memes useful. A downloads folder does not.',
    ),
    h('9. An API'),
    p(
      'Even if you never write a line of code, somebody near you does, and the bot that posts Monday’s meme will be their first idea. A good API has a description that programs can read, test keys that cost nothing, and errors written as sentences. [Ours](/meme-api) is the same set of calls that the web app uses.',
    ),
    h('10. Honest limits'),
    p(
      'Every service has limits. Good ones say what they are before you reach them, tell you when they end, and keep your sentence while you wait. Check what happens at zero: a number with a date is a limit; a pop-up with a countdown is a sales trick.',
    ),
    memes(
      'What you notice too late.',
      meme('box-in-a-box', { outer: '“Unlimited*”', inner: '*Three.' }),
      meme('obvious-trap', {
        trap: 'Remove watermark: 1 click',
        victim: 'Me, at 23:58',
        bait: 'and 12 monthly payments',
      }),
    ),
    h('And what you can ignore'),
    p(
      'Numbers of templates beyond a few dozen: you will use nine. Stickers. Frames. Confetti. Any feature whose name ends in *studio*. And lists of ten features, once you have read this one.',
    ),
  ],
)
