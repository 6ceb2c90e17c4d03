import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function boards([s1 = '', s2 = '', s3 = '']: readonly string[]): Words {
  return { s1, s2, s3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  if (list?.items.length === 3) {
    fills.push({
      words: boards(list.items),
      header: list.lead ?? undefined,
      fit: 0.95,
      reason: 'three ways, and you shrug at each.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  if (turns.length >= 3) {
    fills.push({
      words: boards(turns.map(({ line }) => asQuote(line))),
      fit: 1,
      reason: 'everybody talks, nobody helps.',
    })
  }
  if (!reading.isEnglish) return fills
  if (reading.kind === 'quote') {
    const said = asQuote(reading.phrase.text)
    fills.push(
      {
        words: boards([said, '“Be yourself”', '“But not like that”']),
        fit: 1.15,
        reason: 'you have heard this advice before.',
      },
      {
        words: boards([said, '“Calm down”', '“Have you tried yoga?”']),
        fit: 1.15,
        reason: 'you have heard this advice before.',
      },
    )
  }
  const choice = contrastsOf(reading).find(({ from }) => from === 'choice')
  const isMine = choice?.who === reading.me
  const first = isMine && asCommand(choice.sober)
  const second = isMine && asCommand(choice.tempting)
  if (first && second) {
    const isDeed = choice?.sober.words[0]?.pos === 'VERB'
    for (const third of isDeed ? ['Neither. Nap.', 'Both, badly'] : ['Ask somebody taller', 'Yes']) {
      fills.push({
        words: boards([first, second, third]),
        fit: 1,
        reason: 'you asked, and now there are three answers.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere?.whole) return []
  const thing = asCaption(everywhere.thing)
  const third = asCaption(everywhere.whole)
  return [
    {
      words: boards([thing, `More ${inline(thing)}`, third]),
      fit: 1.34,
      reason: 'you may go wherever you like, they are there.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'signpost',
  reason: 'you get plenty of advice and no help.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.advice.map(boards),
  standbys: [
    { words: boards(['Forget {thing}', 'Forgive {thing}', 'Become {thing}']) },
    { words: boards(['Is it {thing}?', 'It is never {thing}', 'It is always {thing}']), mood: 'bad' },
    { words: boards(['Ignore them', 'They are behind you', 'They brought friends']), about: 'people' },
    { words: boards(['Confess', 'Deny', 'Blame the dog']), about: 'own' },
    { words: boards(['Just wait', 'Wait faster', 'Have you tried a second chair?']), about: 'waiting' },
    {
      words: boards(['Ask your mother', 'Ask her again, politely', 'She does not know either']),
      kinds: ['question'],
    },
    { words: boards(['Stay humble', 'A bit more humble', 'Oh, buy the hat']), mood: 'good' },
    { words: boards(['Turn it off', 'Turn it on again', 'Turn yourself off and on again']), mood: 'bad' },
    {
      words: boards(['Everything happens for a reason', 'The reason is paperwork', 'Have a biscuit']),
      mood: 'bad',
    },
    { words: boards(['Stay positive', 'But not that positive', 'Now smile less']) },
    { words: boards(['My cousin had that', 'He lives on a boat now', 'Do not become my cousin']) },
    { words: boards(['Be patient', 'No, faster than that', 'Too late']), mood: 'bad' },
    { words: boards(['Ask an expert', 'Ignore the expert', 'Become the expert by Tuesday']) },
    { words: boards(['Sleep on it', 'Drink on it', 'Sit on it and say nothing']) },
    { words: boards(['Tell everyone', 'Tell them again', 'They have started to hide']), mood: 'good' },
    { words: boards(['Yes', 'No', 'It depends on the moon']), kinds: ['question'] },
    { words: boards(['Look it up', 'Regret looking it up', 'It is always a rash']), kinds: ['question'] },
    { words: boards(['Drink water', 'Call a friend', 'Pet a dog']), isGentle: true },
    { words: boards(['Rest', 'Eat something warm', 'Rest a bit more']), isGentle: true },
  ],
  foreign: {
    de: [
      boards(['Ausschalten', 'Wieder einschalten', 'Sich selbst ausschalten']),
      boards(['Bleib positiv', 'Aber nicht so positiv', 'Iss einen Keks']),
    ],
    fr: [
      boards(['Éteindre', 'Rallumer', 'S’éteindre soi-même']),
      boards(['Reste positif', 'Mais pas à ce point', 'Mange un biscuit']),
    ],
    es: [
      boards(['Apagarlo', 'Encenderlo', 'Apagarse uno mismo']),
      boards(['Sé positivo', 'Pero no tanto', 'Cómete una galleta']),
    ],
    it: [
      boards(['Spegni', 'Riaccendi', 'Spegni te stesso']),
      boards(['Pensa positivo', 'Ma non così tanto', 'Mangia un biscotto']),
    ],
    pt: [
      boards(['Desligar', 'Ligar outra vez', 'Desligar-se a si próprio']),
      boards(['Pensa positivo', 'Mas não tanto', 'Come uma bolacha']),
    ],
    nl: [
      boards(['Zet het uit', 'Zet het weer aan', 'Zet jezelf uit']),
      boards(['Blijf positief', 'Maar niet zó positief', 'Neem een koekje']),
    ],
    '*': [boards(['?', '??', '???'])],
  },
}
