import { definePage, h, meme, memes, ol, p, ul } from '../page'

export const chiefMemeOfficer = definePage(
  {
    path: '/meme-creators/chief-meme-officer',
    section: 'guides',
    kind: 'article',
    title: 'Chief meme officer: the job, seriously',
    description:
      'What a chief meme officer does in a company that means it: the duties, the first ninety days, the rules, and how to tell whether it works.',
    label: 'Chief meme officer',
    headline: 'Chief meme officer',
    lead: 'Half joke, half job title. The half that is a job deserves a description, so here is one.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('certificate', {
      title: 'Chief Meme Officer',
      who: 'The intern',
      for: 'Being the only one who understood the question',
    }),
    related: [
      '/meme-marketing',
      '/meme-maker/how-to-make-memes-for-your-community',
      '/memes/memes-about-memes',
    ],
  },
  [
    p(
      'Some companies have hired for this title, more have given it to somebody for fun, and in nearly every group there is a person who does the work without it: they notice what everyone is thinking and put it into a picture before anybody has said it. That is a skill with a use. It makes meetings shorter and announcements bearable, and it tells those at the top what the corridor already knows.',
    ),
    h('Duties'),
    ul(
      '**Listens.** Knows what support is tired of, what engineering is afraid of and what the kitchen has run out of.',
      '**Says it kindly.** Turns a grievance into a picture that the people responsible can laugh at too.',
      '**Keeps the archive.** Finds last year’s meme when last year’s problem returns.',
      '**Guards the line.** Knows what is not posted, and says no without a meeting.',
      '**Teaches.** Makes others better at it and themselves unnecessary.',
    ),
    memes(
      'Duty one and duty four.',
      meme('calm-outside', {
        inside: 'Three departments are about to find out at the same time',
        outside: 'Just browsing the channels!',
      }),
      meme('shoulder-advice', {
        angel: 'It is about a person. Leave it.',
        imp: 'But it is so very good',
        me: 'The CMO',
      }),
    ),
    h('The first ninety days'),
    ol(
      '**Weeks one to three: post nothing.** Read the channels back to the beginning. Note every sentence that three people reacted to.',
      '**Week four: agree on the rules** with whoever would be called if it went wrong. Half a page. Subjects, targets, templates, who decides.',
      '**Weeks five to eight: inside only.** One meme a week, about things that the company can change. Watch who replies.',
      '**Weeks nine to twelve: outside, carefully.** About the trade, not about the product. See [meme marketing](/meme-marketing).',
      '**Day ninety: count.** Not likes. How many of the things you joked about have been mended?',
    ),
    p(
      'The last point is not a joke. A meme about the lift that never comes is a maintenance request with a face. If it leads to a lift, the title has paid for itself.',
    ),
    h('Rules that hold'),
    ul(
      'Up, never down: a joke about those with more power than you, or about yourself.',
      'Nobody’s name, nobody’s face. Drawn people instead.',
      'Nothing about what is confidential, however funny. A meme is a leak with good reach.',
      'If you have to ask whether it is all right, it is not.',
      'Delete without pride.',
    ),
    h('Tools'),
    p(
      'Fewer than you would think. A list where anybody can leave a sentence. A handful of [templates](/meme-templates) that fit the house. A generator for the days on which you are not funny, which are most of them: it proposes, you choose. A place where the result can be found again.',
    ),
    memes(
      'The career path.',
      meme('clown-steps', {
        s1: 'I will post just one in the team chat',
        s2: 'They liked it, so one more',
        s3: 'It is part of the culture now',
        s4: 'I have a budget and a quarterly review',
      }),
    ),
    h('How to tell whether it works'),
    p(
      'People begin to send you sentences. New colleagues learn the place faster. Somebody from the top asks, in private, whether it is really that bad. And one day somebody else posts a better one than yours, and nobody thinks of you at all. That is the end of the job, and the point of it.',
    ),
    h('How to ask for the title'),
    p(
      'Do not. Do it for a year, keep the archive, and let somebody else say it first. If a business card is unavoidable, put it on the back.',
    ),
  ],
)
