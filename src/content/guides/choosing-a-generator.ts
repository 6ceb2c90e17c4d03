import { freeMonthlyCredits } from '@/core/credits/credit-costs'
import { definePage, h, meme, memes, ol, p, ul } from '../page'

export const choosingGenerator = definePage(
  {
    path: '/meme-generator/choosing-a-meme-generator',
    section: 'guides',
    kind: 'article',
    title: 'Choosing a meme generator: what to test first',
    description:
      'Seven things to try before you settle on a meme generator, in half an hour: speed to the first meme, rights, export, language, limits, data and the way out.',
    label: 'Choosing a generator',
    headline: 'Choosing a meme generator',
    lead: 'They all put words on pictures. What differs is how long it takes, whose picture it was, and what you have in hand at the end.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('spot-the-difference', {
      a: 'Meme maker',
      b: 'Meme generator',
      line: 'They are the same tool, sir.',
    }),
    related: [
      '/meme-generator/top-10-features-to-look-for-in-a-meme-generator',
      '/imgflip-alternative',
      '/meme-marketing/meme-marketing-platform',
    ],
  },
  [
    p(
      'Feature lists do not help with this choice, because everybody has written the same one. A test helps. Take one sentence that happened to you this week, half an hour, and three candidates. Do the following with each and write down what you see. We have an interest in the result, of course, so every step is one that you can check without believing us.',
    ),
    h('Know which kind you need'),
    p(
      'There are two. A **canvas** gives you a picture and text boxes; you bring the joke. A **writer** takes your sentence and brings the pictures. If you already see the finished meme in your head, a canvas is faster. If you have a grievance and a deadline, you want a writer, with a canvas behind it for the last word.',
    ),
    h('Seven tests'),
    ol(
      '**Time to the first meme.** Start a stopwatch on the front page. Stop it when you have a file. Count the windows that you had to close.',
      '**The second one.** Make another. Does the tool remember your language, your size and your mark, or do you begin again?',
      '**Your longest word.** Type the longest caption that you would really use. Does it shrink until nobody can read it, run over a face, or break where the language breaks?',
      '**A word from elsewhere.** Write a line with accents, then one in another script, then an emoji. Wrong letters show up at once.',
      '**The file.** Download it. Which formats, what size in pixels, what is in the corner? Is there an alt text?',
      '**The picture’s owner.** Pick one template and find out whose it is. If the site does not say, it is your problem.',
      '**The way out.** Can you delete the meme, and is its address then gone? Can you close the account without writing to anybody?',
    ),
    memes(
      'Test one and test seven.',
      meme('weather-map', {
        mon: 'Cookie banner',
        wed: 'Sign-up wall',
        fri: 'A survey',
        line: 'Then, towards evening, scattered memes.',
      }),
      meme('tug-of-war', {
        left: 'You, closing your account',
        rope: 'The button',
        right: '“Are you sure? We made a survey.”',
      }),
    ),
    h('What the price does not say'),
    p(
      'Compare what *one more meme* costs once you are past the free part, not what the plan is called. Look for three things in the small print: whether a failed attempt is charged, whether what you did not use is lost, and whether the mark in the corner goes away on the plan that you would really take. Then imagine that you make twice as many as you think, because you will, for a month, and then none.',
    ),
    h('If more than one person will use it'),
    ul(
      'Can memes be found again by what they say, rather than by a date?',
      'Is there an address to share that works without an account?',
      'Is there an API, with a description that a program can read?',
      'Who can see what you make? Some services publish everything by default.',
    ),
    h('If it matters where your words go'),
    p(
      'A writer has to read your sentence. Find out who reads it: the service, a language model of another company, or both. If the sentence contains a customer’s name or a product that does not exist yet, that is not a detail. Software that you can run yourself answers the question for good, at the price of running it.',
    ),
    h('How we do in our own test'),
    p(
      `Fairly, and not everywhere. You get up to twelve memes from a sentence, each on another template, with words set in [more than a hundred languages](/search-supported-languages). The pictures are ours, and there are fewer of them than on sites that collect everybody’s uploads. If you want this week’s famous still, you will not find it here, on purpose. A free account has ${freeMonthlyCredits} credits a month, one for each run, and a small mark in the corner. Deleting a meme ends its address. There is an [API](/meme-api), and the software is open, so the seventh test has a second answer: take it home.`,
    ),
    memes(
      'What a good one feels like, on a Friday.',
      meme('unfair-scales', { light: 'One sentence, typed in anger', heavy: 'A folder called “meme ideas”' }),
    ),
  ],
)
