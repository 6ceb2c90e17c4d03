import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asHeader, asLabel, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const labelMaxChars = 52

function snare(bait: string, victim: string, trap: string): Words {
  return { bait, victim, trap }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: snare(asQuote(renaming.name), reading.me, asCaption(renaming.thing)),
      header: asHeader(renaming.who),
      fit: reading.mood === 'bad' ? 1.16 : 0.6,
      reason: 'you liked the name on the plate.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && !/^(?:i|we)$/i.test(saidDid.who.text)) {
    fills.push({
      words: snare(asQuote(saidDid.said), reading.me, asCaption(saidDid.deed)),
      fit: 1.22,
      reason: 'you heard the offer, not the stick.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const dropped = asActivity(sober)
    const bait = asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!dropped || !bait?.includes(' ') || from === 'versus' || from === 'choice') continue
    fills.push({
      words: snare(
        bait,
        who,
        reading.isEnglish ? `Not ${dropped.charAt(0).toLowerCase()}${dropped.slice(1)}` : dropped,
      ),
      fit: 0.94,
      reason: 'you saw the stick and crawled on.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    const isTempting = reading.isOwn || /^(?:everything|all|finally|free)\b/i.test(before)
    if (from !== 'turnabout' || before.length > labelMaxChars || !isTempting) continue
    fills.push({
      words: snare(before, reading.me, after),
      fit: 0.84,
      reason: 'you walked in with a smile.',
    })
  }
  return reading.isEnglish ? [...fills, ...fillsFromPeople(reading)] : fills
}

function fillsFromPeople(reading: Reading): Fill[] {
  const people = relationOf(reading, 'people')
  const victim = people && asLabel(people.who, labelMaxChars)
  if (!people || !victim || reading.isOwn) return []
  return [
    {
      words: snare('A chance to do it again', victim, 'Everybody is watching, with snacks'),
      header: reading.text,
      fit: 0.8,
      reason: 'you know what they will do next.',
    },
  ]
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const trade = relationOf(reading, 'trade')
  if (!trade) return []
  return [
    {
      words: snare(asCaption(trade.received), reading.me, asCaption(trade.given)),
      fit: 1.42,
      reason: 'you saw what you get, not what you give.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'obvious-trap',
  reason: 'you can see the stick, and still.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.turns.map(([bait, trap]) => snare(bait, 'Me', trap)),
  standbys: [
    { words: snare('“It will be different with {thing}”', 'Me', 'It is a box, on a stick') },
    { words: snare('One quick look at {thing}', 'Me, before bed', '4:10 a.m.') },
    { words: snare('{text}', 'Me, every time', 'A monthly fee'), kinds: ['gerund'] },

    { words: snare('A good mood', 'Me, whistling', 'Monday'), mood: 'good' },

    {
      words: snare('“Any questions?”', 'Me, with one question', 'I now own the project'),
      kinds: ['question'],
    },
    {
      words: snare('“Say it again, louder”', 'Me, saying it louder', 'The microphone is on'),
      kinds: ['quote'],
    },
    { words: snare('Nobody is looking', 'Me', 'The doorbell has a camera'), about: 'own' },
    { words: snare('“How are you?”', 'Me, answering', 'Forty minutes about their knee'), about: 'people' },
    { words: snare('“You are next in line”', 'Me, believing it', 'The line is a circle'), about: 'waiting' },
    {
      words: snare('“We should talk soon!”', 'Me, waiting by the phone', 'A thumbs-up, in June'),
      about: 'reply',
    },

    { words: snare('The sofa, for five minutes', 'Me', 'A very good nap'), isGentle: true },
    { words: snare('Fresh bread', 'Everybody in the house', 'Company at the table'), isGentle: true },
  ],
  foreign: {
    de: [
      snare('Der erste Monat ist gratis', 'Ich', 'Elf Jahre, aus Versehen'),
      snare('„Hat jemand kurz Zeit?“', 'Wer hochgeschaut hat', 'Der ganze Nachmittag'),
    ],
    fr: [
      snare('Le premier mois est gratuit', 'Moi', 'Onze ans, sans faire exprès'),
      snare('« Quelqu’un a une minute ? »', 'Celui qui a levé les yeux', 'Tout l’après-midi'),
    ],
    es: [
      snare('El primer mes es gratis', 'Yo', 'Once años, sin querer'),
      snare('«¿Alguien tiene un minuto?»', 'Quien levantó la vista', 'La tarde entera'),
    ],
    it: [
      snare('Il primo mese è gratis', 'Io', 'Undici anni, per sbaglio'),
      snare('«Qualcuno ha un minuto?»', 'Chi ha alzato lo sguardo', 'Tutto il pomeriggio'),
    ],
    pt: [
      snare('O primeiro mês é grátis', 'Eu', 'Onze anos, sem querer'),
      snare('“Alguém tem um minuto?”', 'Quem levantou os olhos', 'A tarde inteira'),
    ],
    nl: [
      snare('De eerste maand is gratis', 'Ik', 'Elf jaar, per ongeluk'),
      snare('“Heeft er iemand even?”', 'Wie opkeek', 'De hele middag'),
    ],
    '*': [snare('{text}', '♥', '!'), snare('♥', '…', '{text}')],
  },
}
