import { definePage, h, meme, memes, ol, p, press, ul } from '../page'

export const teaching = definePage(
  {
    path: '/teaching-with-memes',
    section: 'guides',
    kind: 'article',
    title: 'Teaching with memes',
    description:
      'Memes as a small exercise: what they are good for in class, five tasks that work from primary school to university, marking, and what to leave out.',
    label: 'Teaching with memes',
    headline: 'Teaching with memes',
    lead: 'To make a meme about photosynthesis you have to have understood photosynthesis. That is the whole method; the rest is classroom management.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('how-they-see-it', {
      job: 'Being a teacher in July',
      p1: 'Head of something, surely',
      p2: 'On a beach since noon',
      p3: 'Paid for half a job',
      p4: 'Marking, in sandals',
    }),
    related: [
      '/teaching-with-memes/how-to-use-memes-in-presentations',
      '/meme-maker/creating-memes',
      '/search-supported-languages',
    ],
  },
  [
    p(
      'A meme is a comparison that fits into twelve words. That makes it a strict little form, like a haiku with a face, and strict forms are good exercises: they cannot be filled without deciding what matters. A pupil who writes *“the mitochondria is the powerhouse of the cell”* has remembered a sentence. A pupil who puts the cell on one end of a see-saw and glucose on the other has had to think about what is exchanged for what.',
    ),
    h('What it is good for'),
    ul(
      '**Checking understanding**, because a wrong idea makes a meme that does not work, and everybody sees where.',
      '**Vocabulary**, in one’s own language and in another: few words, used exactly.',
      '**Point of view**: who speaks in this box, and what do they not know?',
      '**Remembering**: a class keeps its own memes for years, including the reasons.',
    ),
    p(
      'It is not good for introducing a subject, for anything that needs a proof, or for grading people against each other. Humour is not on the curriculum and some are better at it than at the subject.',
    ),
    h('Five tasks that work'),
    ol(
      '**Fill the template.** Everybody gets the same blank picture and the same chapter. Ten minutes, one sentence per box. Compare what each chose to put in.',
      '**Find the fault.** Hand out a meme that is wrong about the subject. Say what is wrong and mend it with as few words as possible.',
      '**Change the side.** The French Revolution as seen by the baker, the bread and the king, on the same template.',
      '**Caption in two languages.** The joke has to survive. Where it does not, say why; that is a lesson about both.',
      '**The exam of the class.** Each group makes one meme per chapter. The set becomes the revision sheet on the wall.',
    ),
    memes(
      'From task one: the same template, history and chemistry.',
      meme('domino-chain', {
        cause: 'One archduke’s driver takes a wrong turn',
        effect: 'The map of Europe, redrawn',
      }),
      meme('epic-agreement', { left: 'Sodium', right: 'Chlorine', clasp: 'Give it to me, I will stay' }),
    ),
    h('How to mark it'),
    p(
      'Mark what it shows, not whether you laughed. Three questions are enough: Is the fact right? Is it in the right box, so that the relation between the parts is right as well? Is every word needed? Ask for two sentences underneath that explain the picture as if to somebody who missed the lesson. Those two sentences are the work; the meme is what made them worth writing.',
    ),
    h('Rules for the room'),
    ul(
      'Nobody in the room is in a meme, the teacher excepted and only with permission.',
      'Situations and subjects, not groups of people.',
      'Drawn templates rather than photographs, so that nobody’s face goes round the school. [Ours](/meme-templates) are drawn.',
      'What is made in class stays in class until its makers say otherwise.',
    ),
    h('Without accounts'),
    p(
      'Check first from which age your country lets children have accounts with a service like this one. For classes the simplest way is that pupils write the words on paper and the teacher types them. It keeps the personal data of children out of every system, ours included, and it has a side effect: what is read aloud before it is typed gets shorter.',
    ),
    p(
      'A template can also be filled from an address, without any account. That is a nice five minutes in a computer science lesson about queries and encoding; the [API page](/meme-api) has an example.',
    ),
    memes(
      'Physics, after lunch.',
      meme('unfair-scales', { light: 'A feather, in vacuum', heavy: 'Intuition' }),
    ),
    press('Browse the templates', '/meme-templates'),
  ],
)
