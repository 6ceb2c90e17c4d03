import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fourth = ['All of it, at once', 'Calling it a lifestyle']

function rows([level1 = '', level2 = '', level3 = '', level4 = '']: readonly string[]): Words {
  return { level1, level2, level3, level4 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list') ?? relationOf(reading, 'steps')
  const items = list?.items ?? []
  const header = list?.type === 'list' ? (list.lead ?? undefined) : undefined
  const isList = list?.type === 'list'
  // Of five the fourth would be missing, and the last may speak of it.
  if (items.length === 4) {
    fills.push({
      words: rows(items),
      header,
      fit: isList ? 1.4 : 1.1,
      reason: 'you climb, and it never gets wiser.',
    })
  } else if (items.length === 3 && isList && reading.isEnglish && reading.register === 'list') {
    for (const last of fourth) {
      fills.push({
        words: rows([...items, last]),
        header,
        fit: 1.2,
        reason: 'you had three steps and found a fourth.',
      })
    }
  }
  if (!reading.isEnglish) return fills
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const duty = asActivity(sober)
    const prize = asActivity(tempting)
    if (from === 'versus' || from === 'choice' || !duty || !prize || !/^[A-Z][a-z]+ing\b/.test(duty)) continue
    fills.push(
      {
        words: rows([
          duty,
          `Thinking about ${inline(duty)}`,
          `Telling everyone about ${inline(duty)}`,
          prize,
        ]),
        fit: 1.2,
        reason: 'you thought about it so hard that it did not happen.',
      },
      {
        words: rows([duty, `Making a schedule for ${inline(duty)}`, 'Colouring in the schedule', prize]),
        fit: 1.2,
        reason: 'the plan was beautiful, the deed was another.',
      },
    )
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const thing = relationOf(reading, 'recursion')?.thing
  if (!thing) return []
  return [
    {
      words: rows([
        `One ${thing}`,
        `A second ${thing}, about the first`,
        `A third ${thing}, to plan the second`,
        reading.text,
      ]),
      fit: 1.28,
      reason: 'you went on until it came round again.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'big-ideas',
  reason: 'you start sensibly and leave the planet.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.chains.map(rows),
  standbys: [
    {
      words: rows([
        'Waiting',
        'Waiting with crossed arms',
        'Waiting with binoculars',
        'Becoming part of the furniture',
      ]),
      about: 'waiting',
    },
    {
      words: rows([
        'Noticing {thing}',
        'Mentioning {thing}',
        'A speech about {thing}',
        'Running for office over {thing}',
      ]),
    },
    {
      words: rows([
        'Forgetting {thing}',
        'Remembering {thing}',
        'Dreaming of {thing}',
        'Having {thing} tattooed',
      ]),
    },
    {
      words: rows(['Noticing them', 'Avoiding them', 'Moving to avoid them', 'Becoming one of them']),
      about: 'people',
    },
    {
      words: rows([
        'Admitting it',
        'Explaining it',
        'Explaining it with a diagram',
        'Winning an award for it',
      ]),
      about: 'own',
    },
    {
      words: rows([
        'Waiting',
        'Waiting in a better chair',
        'Waiting on a mountain',
        'They reply “who is this?”',
      ]),
      about: 'reply',
    },
    {
      words: rows([
        '{text}',
        '{text}, but with a plan',
        '{text}, but with a mission statement',
        'Early retirement',
      ]),
      kinds: ['noun', 'gerund'],
    },
    {
      words: rows([
        'Ignoring it',
        'Ignoring it professionally',
        'Ignoring it with a certificate',
        'Teaching a course on ignoring it',
      ]),
      mood: 'bad',
    },
    {
      words: rows([
        'Dealing with it',
        'Talking about dealing with it',
        'Making slides about talking about it',
        'Keynote speaker',
      ]),
      mood: 'bad',
    },
    {
      words: rows([
        'Noticing it',
        'Having an opinion about it',
        'Having a podcast about it',
        'Being wrong about it, in stereo',
      ]),
    },
    {
      words: rows([
        'Not mentioning it',
        'Visibly not mentioning it',
        'Asking others not to mention it',
        'A weekly minute of silence about it',
      ]),
    },
    { words: rows(['Hearing it', 'Repeating it', 'Repeating it with gestures', 'Taking it on tour']) },
    {
      words: rows([
        'Accepting it',
        'Accepting it again, properly',
        'Telling people how well I accepted it',
        'A prize for it. I contest the score.',
      ]),
      mood: 'bad',
    },
    {
      words: rows(['Forgetting it', 'Making a note to forget it', 'Filing the note', 'Head of the archive']),
      mood: 'bad',
    },
    {
      words: rows([
        'Understanding it',
        'Explaining it',
        'Explaining it to somebody who was there',
        'Being asked to leave',
      ]),
    },
    {
      words: rows([
        'Mentioning it once',
        'Mentioning it twice',
        'Bringing it up at other people’s weddings',
        'The plaque',
      ]),
      mood: 'good',
    },
    {
      words: rows([
        'Being modest about it',
        'Being modest about it, loudly',
        'A seminar on my modesty',
        'The modesty statue',
      ]),
      mood: 'good',
    },
    {
      words: rows([
        'Smiling about it',
        'Smiling about it on the bus',
        'The bus has asked me to stop',
        'My own bus',
      ]),
      mood: 'good',
    },
    {
      words: rows([
        'Asking it',
        'Asking it more slowly',
        'Asking an expert, who has left',
        'A flow chart that ends where it began',
      ]),
      kinds: ['question'],
    },
    {
      words: rows(['Wondering', 'Wondering in bed', 'Wondering at work', 'A research grant']),
      kinds: ['question'],
    },
    {
      words: rows(['Hearing that', 'Writing that down', 'Embroidering that', 'Living under it, framed']),
      kinds: ['quote'],
    },
    {
      words: rows([
        'Replying to that',
        'Replying in the shower',
        'Replying in a novel',
        'The film, in which I win',
      ]),
      kinds: ['quote'],
    },
    {
      words: rows(['Getting up', 'Drinking water', 'Opening a window', 'Being quite proud of that']),
      isGentle: true,
    },
    {
      words: rows(['A walk', 'A walk with a friend', 'A walk with a friend and cake', 'Just the cake']),
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      rows([
        'Es ignorieren',
        'Es professionell ignorieren',
        'Es mit Zertifikat ignorieren',
        'Einen Kurs darüber geben',
      ]),
    ],
    fr: [
      rows(['L’ignorer', 'L’ignorer avec méthode', 'L’ignorer avec un diplôme', 'Donner un cours là-dessus']),
    ],
    es: [
      rows(['Ignorarlo', 'Ignorarlo con método', 'Ignorarlo con diploma', 'Dar un curso sobre ignorarlo']),
    ],
    it: [
      rows([
        'Ignorarlo',
        'Ignorarlo con metodo',
        'Ignorarlo con un diploma',
        'Tenere un corso per ignorarlo',
      ]),
    ],
    pt: [rows(['Ignorar', 'Ignorar com método', 'Ignorar com diploma', 'Dar um curso sobre ignorar'])],
    nl: [
      rows([
        'Het negeren',
        'Het professioneel negeren',
        'Het negeren met diploma',
        'Er een cursus over geven',
      ]),
    ],
    '*': [rows(['{text}', '{text}!', '{text}!!', '{text}!!!'])],
  },
}
