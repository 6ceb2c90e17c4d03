import { definePage, h, meme, memes, p } from '../page'

export const workMemes = definePage(
  {
    path: '/memes/work',
    section: 'memes',
    kind: 'page',
    title: 'Work memes for people who have a job anyway',
    description:
      'Memes about deadlines, e-mails, performance reviews and the chair by the window. Made for the team chat, safe for the one with the boss in it.',
    label: 'Work',
    headline: 'Work memes',
    lead: 'For the group that has a name nobody may say in front of the manager, and for the one with the manager in it.',
    published: '2026-11-22',
    updated: '2026-11-22',
    image: meme('how-they-see-it', {
      job: 'Working from home',
      p1: 'Director of the internet',
      p2: 'Free for lunch, always',
      p3: 'Pyjamas, on full pay',
      p4: 'Saying “can you hear me” to a wall',
    }),
    related: ['/memes/coworkers', '/memes/meetings', '/memes/thursday-work'],
  },
  [
    p(
      'The best work memes are about things, not people: the calendar, the file names, the machine in the kitchen. Everybody in the room has met those, and none of them reads the chat. Here are some to start from, by what they complain about.',
    ),
    h('Deadlines'),
    memes(
      'Avoidance looks best with a clock in it.',
      meme('looming-clock', { clock: 'The report, due at five', me: 'Sorting my pens by mood' }),
      meme('outrunning-it', { runner: 'Me, on leave', boulder: 'What I said I would do before I go' }),
    ),
    p(
      'The deadline is the easiest thing to draw, because it is already a thing that comes nearer. Name the small activity that took its place as exactly as you can. “Procrastinating” is a word; sorting pens by mood is a picture.',
    ),
    h('E-mail'),
    memes(
      'What is meant, and what is sent.',
      meme('calm-outside', {
        inside: 'I have explained this four times and once with a diagram',
        outside: 'Happy to clarify!',
      }),
      meme('domino-chain', {
        cause: 'Someone wrote “quick question”',
        effect: 'Nine people cancelled their afternoon',
      }),
    ),
    p(
      'Office e-mail is a language of its own, in which *happy to clarify* means the opposite of both words. Put the polite line where the mouth is and the true one where the thoughts are, and let the gap do the rest.',
    ),
    h('Progress'),
    memes(
      'Two ways of being green.',
      meme('all-green', {
        dash: 'On track, on time, on budget',
        truth: 'The project has not begun',
      }),
      meme('podium', {
        first: 'Made the slide about the work',
        second: 'Did the work',
        third: 'Asked what the work was for',
      }),
    ),
    p(
      'Reports about work outlive the work. If your team has a dashboard, it has a meme. Use the real colour of the real tile and a sentence that somebody has in fact said.',
    ),
    h('The small kingdom of the desk'),
    memes(
      'Two kinds of people, one open-plan office.',
      meme('two-kinds-of-desks', {
        a: 'One plant. One pen. A calendar that is true.',
        b: 'Nobody knows what is at the bottom. Something is warm.',
      }),
    ),
    h('Before you post'),
    p(
      'Read it once as the person it could be about. If it is about a thing, nobody has to. If it is about you, you are safe, and it is usually funnier. For memes about particular colleagues there is [a page of its own](/memes/coworkers), with a rule or two.',
    ),
  ],
)
