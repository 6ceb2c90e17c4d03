import { definePage, h, meme, memes, p } from '../page'

export const memesAboutMemes = definePage(
  {
    path: '/memes/memes-about-memes',
    section: 'memes',
    kind: 'page',
    title: 'Memes about memes, for people in too deep',
    description:
      'Memes about making memes, explaining memes to parents and finding the perfect template an hour after posting. Self-reference, in moderation.',
    label: 'Memes about memes',
    headline: 'Memes about memes',
    lead: 'At some point you stop having experiences and begin having material. This shelf is for you.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('too-late-bulb', {
      moment: 'Posted it at nine, with the second-best last line',
      idea: 'The best last line, in the shower, with shampoo',
    }),
    related: ['/memes/meme-news', '/meme-creators/chief-meme-officer', '/meme-maker/creating-memes'],
  },
  [
    p(
      'A meme about memes has an audience of people who make them, which is the kindest audience there is: they see the work. It is also the quickest way to become unreadable. One layer is funny, two are an essay, three are a cry for help.',
    ),
    h('Making them'),
    memes(
      'The process, honestly.',
      meme('big-ideas', {
        level1: 'Having a thought',
        level2: 'Having a thought with a panel border',
        level3: 'Saying it in six words',
        level4: 'Explaining the six words in four hundred',
      }),
      meme('nope-yep', {
        reject: 'Doing the thing I am complaining about',
        approve: 'Lettering the complaint',
      }),
    ),
    h('Explaining them'),
    memes(
      'A conversation at Sunday lunch.',
      meme('the-penny-drops', {
        p1: 'Explains the meme to Dad',
        p2: 'Dad has understood the meme',
        p3: 'Dad is now making memes',
      }),
      meme('how-they-see-it', {
        job: 'I make memes',
        p1: 'Something with computers',
        p2: 'Free laughs, on demand',
        p3: 'Not working',
        p4: 'Moving a comma for an hour',
      }),
    ),
    p(
      'If you have to explain one, explain the shape and not the words: *he is calm, the room is on fire.* People who have never seen a template understand it at once when they are told what it claims.',
    ),
    h('Receiving them'),
    memes(
      'The group chat as a natural phenomenon.',
      meme('weather-map', {
        mon: 'One frog',
        wed: 'Frogs, widespread',
        fri: 'Only frogs',
        line: 'Locally, somebody asks what the frog means.',
      }),
      meme('shrinking-into-hedge', {
        said: '“Did you make this about me?”',
        who: 'Me, who made it about all of us',
      }),
    ),
    p(
      'A picture that is passed round loses its origin in an afternoon and its meaning in a week. If you want to be understood on Friday, put the subject into the words, not into the thread around them.',
    ),
    h('The last layer'),
    memes(
      'We stop here.',
      meme('debate-table', { claim: 'This page is the joke' }),
      meme('cave-wall', {
        wall: 'This drawing had 40,000 likes when the wall was new',
        scholar: 'We believe that it was about a cat.',
      }),
    ),
    p(
      'Would you rather do it for a living? There is a [job description](/meme-creators/chief-meme-officer), and it is only half a joke.',
    ),
  ],
)
