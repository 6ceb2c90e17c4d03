import { definePage, h, meme, memes, ol, p, ul } from '../page'

export const cleanTemplates = definePage(
  {
    path: '/meme-templates/clean-meme-templates-for-business',
    section: 'guides',
    kind: 'article',
    title: 'Clean meme templates for business',
    description:
      'What makes a meme template safe for a company channel: rights, people, subjects and tone, with a checklist and examples that pass it.',
    label: 'Clean templates for business',
    headline: 'Clean meme templates for business',
    lead: 'Clean does not mean dull. It means that nobody has to be asked afterwards: not the photographer, not the lawyer, not the colleague in the picture.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('all-green', {
      dash: 'Approved by marketing, legal and Dad',
      truth: 'Nobody has read it yet',
    }),
    related: [
      '/meme-marketing/are-memes-copyrighted',
      '/meme-templates/choosing-meme-templates',
      '/meme-marketing',
    ],
  },
  [
    p(
      'A private joke may borrow a film still and nobody minds. A company’s post is an advertisement, whatever its tone, and three questions apply to it that do not apply to your group chat: whose picture is it, who is in it, and who is being laughed at. A clean template has an answer to all three before you write a word.',
    ),
    h('Whose picture is it'),
    p(
      'The famous templates are photographs and stills. Somebody took them, somebody acted in them, and both may have a say when they turn up next to a price. Drawings made for the purpose under an open licence do not have that problem. That is what you find in [our library](/meme-templates): every scene was drawn for this project from parts whose licences allow commercial use, and the sources are written down.',
    ),
    h('Who is in it'),
    p(
      'A real face has rights of its own in most countries, apart from the photographer’s. It also has a life: the smiling stranger of 2012 may be in the news tomorrow for something else. Drawn people stay what they are. If your template shows a person, check that it is nobody in particular.',
    ),
    h('Who is being laughed at'),
    p(
      'For a company the safe target is always the same: **the situation**. After that comes the company itself, which readers like, because it is rare. Customers, competitors and groups of people are not targets, even when they would be funny.',
    ),
    memes(
      'The situation, and ourselves.',
      meme('expectation-reality', {
        expect: 'A launch day with balloons',
        reality: 'A launch day with “we are aware of the issue”',
      }),
      meme('signpost', {
        s1: 'Read our release notes',
        s2: 'Skip our release notes',
        s3: 'Ask the one person who wrote them',
      }),
    ),
    h('Words that pass in a company channel'),
    ul(
      'Things everybody meets: calendars, printers, passwords, lifts, coffee, Mondays.',
      'Exaggerated praise for something small.',
      'A plan with one piece missing.',
      'The gap between what an e-mail says and what it means, as long as it is your e-mail.',
    ),
    p(
      'What rarely passes: layoffs, pay, appearance, politics, religion, illness, alcohol, and anything that begins with “women be” or “millennials when”. Not because no joke about them could be good, but because you will not be there to explain it.',
    ),
    h('A check in five steps'),
    ol(
      '**Rights.** Can you name the source of the picture and its licence in one sentence?',
      '**Faces.** Is everyone in it drawn, or has everyone agreed?',
      '**Target.** Is it a situation, or you? If it is a person, stop.',
      '**Shelf life.** Will you have to delete it if the news changes? Then wait a day.',
      '**Alone.** Does it still make sense as a screenshot without your text around it? That is how it will travel.',
    ),
    h('Keep a small set'),
    p(
      'A brand does not need the whole library. Five or six that fit its temper are enough, and readers begin to recognise them, which is worth more than variety. Choose one each for *denial*, *escalation*, *preference*, *anticlimax* and *praise for nothing*; that covers most weeks.',
    ),
    memes(
      'Praise for nothing is hard to be offended by.',
      meme('certificate', {
        title: 'Tidiness of the Year',
        who: 'All of us',
        for: 'Closing more tabs than we opened',
      }),
      meme('grand-entrance', { day: 'The meeting has run out of agenda', hero: 'Someone with a hard stop' }),
    ),
    h('Who signs off'),
    p(
      'One person, the same one every time, within an hour. A meme that goes through a committee comes out as a leaflet. If your house needs more control than that, agree on the set of templates and the list of subjects once, in writing, and let the people who write be free within it. A watermark of your own, which some [plans](/pricing) include, marks the result as yours without covering it.',
    ),
  ],
)
