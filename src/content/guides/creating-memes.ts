import { definePage, h, meme, memes, ol, p } from '../page'

export const creatingMemes = definePage(
  {
    path: '/meme-maker/creating-memes',
    section: 'guides',
    kind: 'article',
    title: 'Creating memes: from a grievance to a picture',
    description:
      'How to make a meme step by step: find the joke’s shape, choose the template, cut the words, test it on one person and post it with alt text.',
    label: 'Creating memes',
    headline: 'Creating memes, step by step',
    lead: 'You have something to say and no idea which picture it belongs on. Here is the order in which it becomes a meme, and why that order.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('ok-better-best', {
      l1: 'Explaining the joke',
      l2: 'A joke that needs no explaining',
      l3: 'A joke the person it is about prints out and frames',
    }),
    related: [
      '/meme-templates/choosing-meme-templates',
      '/meme-generator/choosing-the-right-font-for-memes',
      '/meme-maker/how-to-make-memes-for-your-community',
    ],
  },
  [
    p(
      'Most memes fail before anybody opens an editor. They start with a funny picture and look for something to write on it. The other way round works better: start with a thing that happened, find out what makes it absurd, and only then look for a picture that is built the same way.',
    ),
    h('1. Say what happened, in one sentence'),
    p(
      'Write it as you would tell it to a colleague at the coffee machine. *The lift stopped for everybody but me. My cat discovered the printer. I was thanked for my patience by the people who are using it up.* If it takes two sentences, there are two memes in it; take the one that made you angry.',
    ),
    p('Do not try to be funny yet. You are looking for the fact. The joke is in the fact, or there is none.'),
    h('2. Find the shape of the joke'),
    p(
      'There are surprisingly few. Ask what is wrong with the sentence: Does somebody want the wrong thing? That is a **preference** or a **temptation**. Does somebody say that all is well? **Denial**. Does it get worse step by step? **Escalation**. Is the reward going to the wrong person? An **undeserved prize**. Are there two bad options? A **dilemma**.',
    ),
    memes(
      'One fact, “I was thanked for my patience”, in two shapes.',
      meme('podium', {
        first: 'The e-mail that says “thank you for your patience”',
        second: 'My patience',
        third: 'An actual answer',
      }),
      meme('calm-outside', {
        inside: 'It has been eleven weeks and two birthdays',
        outside: 'No worries, take your time.',
      }),
    ),
    p(
      'The shape decides the template, and it decides it almost completely. Once you know that yours is a denial, a dozen pictures will do, and you can pick the one whose face you like.',
    ),
    h('3. Put each part where it belongs'),
    p(
      'Every box in a template has a role: who wants something, what tempts them, what is left standing there. Name the roles before you write the words. If a box stays empty, the template has a part too many, and you need a smaller one. If something important has no box, you have the wrong shape.',
    ),
    h('4. Cut the words by half'),
    ol(
      'Delete “when you” and “be like”. The picture says that already.',
      'Replace the general word by the thing: not “a snack”, but “cold pizza over the sink”.',
      'Let the last word be the funny one.',
      'Read it aloud. Where you take a breath, a line should end.',
      'Cut once more. A box takes six words without complaint and twelve under protest.',
    ),
    p(
      'The second rule does most of the work. General words are true for everybody and therefore about nobody. *Procrastinating* gets a nod; *alphabetising the spice rack at eleven at night* gets a message back.',
    ),
    h('5. Check the picture at its real size'),
    p(
      'Make it as small as it will be in the chat. Can you read it? Does a word lie across a face? Is the eye led from the set-up to the end, or does it see the end first? In a picture with panels, the punch line belongs last in reading order, which is not always lower right: in Arabic and Hebrew it is lower left.',
    ),
    memes(
      'The end comes last, and the eye is led there.',
      meme('domino-chain', {
        cause: 'I moved one plant to the other window',
        effect: 'I now own a smaller sofa and a cat has left me',
      }),
    ),
    h('6. Show it to one person'),
    p(
      'Not the group. One person who was not there. If they ask what it means, the fact is missing. If they say “that is funny”, it is nearly good. If they say nothing and forward it, you are done.',
    ),
    h('7. Post it with words for those who cannot see it'),
    p(
      'Alt text is one sentence that says what is in the picture and what stands on it. Not “meme”, and not the joke explained: *Somebody smiles in a burning room and says, I know where everything is.* Memes that you make here bring theirs along; you find it in the menu of each one, ready to copy.',
    ),
    h('Or let the sentence find its own way'),
    p(
      'All of this is what our generator does with what you type: it reads the sentence, looks for the shape of its joke, and fills the boxes of up to twelve different templates. It is right often enough to be useful and wrong often enough to be company. When it is nearly right, [edit the words](/create); that costs nothing.',
    ),
  ],
)
