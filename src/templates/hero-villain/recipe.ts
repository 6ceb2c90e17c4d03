import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asHeader, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { hero: asQuote(saidDid.said), villain: asCaption(saidDid.deed) },
      fit: 0.9,
      reason: 'the words wore a halo, and you saw the horns.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { hero: asQuote(renaming.name), villain: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'same mug, and you get a nicer name for it.',
    })
  }
  const thenNow = halvesOf(reading).find(({ from }) => from === 'then-now')
  if (thenNow) {
    fills.push({
      words: { hero: thenNow.before, villain: thenNow.after },
      fit: 0.9,
      reason: 'you had a halo once.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  // The narrator's own people do it, not the narrator.
  if (people && !/^my\b/i.test(people.who.text)) {
    for (const hero of ['Me, doing it once, for a good reason', 'Me. That was different.']) {
      fills.push({
        words: { hero, villain: asCaption(people.whole) },
        fit: 1.16,
        reason: 'you had your reasons, they have horns.',
      })
    }
  }
  const versus = contrastsOf(reading).find(({ from }) => from === 'versus')
  if (versus) {
    fills.push({
      words: { hero: asCaption(versus.tempting), villain: asCaption(versus.sober) },
      fit: 0.8,
      reason: 'you have already decided who gets the halo.',
    })
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.kind === 'clause' && reading.mood !== 'good') {
    for (const villain of ['Anyone else, doing the same', 'My neighbour, who did it first']) {
      fills.push({ words: { hero: deed, villain }, fit: 0.82, reason: 'it is only a crime when you watch.' })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const deeds = relationOf(reading, 'two-deeds')
  if (deeds) {
    return [
      {
        words: { hero: asCaption(deeds.first), villain: asCaption(deeds.second) },
        header: asHeader(deeds.who),
        fit: 1.4,
        reason: 'one poster, two halves, and you know both.',
      },
    ]
  }
  const double = relationOf(reading, 'double-standard')
  if (!double) return []
  const { theirs, shrug, mine, fuss } = double
  const reason = 'when they do it there is a halo, you get horns.'
  const hero = `${asCaption(theirs)}: ${inline(asCaption(shrug))}`
  const villain = `${asCaption(mine)}: ${inline(asCaption(fuss))}`
  return [
    { words: { hero, villain }, fit: 1.45, reason },
    { words: { hero: asCaption(theirs), villain: asCaption(mine) }, fit: 1.25, reason },
  ]
}

export const recipe: Recipe = {
  templateName: 'hero-villain',
  reason: 'same mug, and only one of you gets a halo.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    (isBare ? topic.swaps : topic.reactions).map(([hero, villain]) => ({ hero, villain })),
  standbys: [
    { words: { hero: 'Me, needing {thing}', villain: 'You, needing {thing} first' } },
    { words: { hero: 'My theory about {thing}', villain: 'The facts about {thing}' } },
    { words: { hero: '{text}, but me', villain: '{text}, but you' }, kinds: ['gerund'] },
    { words: { hero: 'Me, complaining', villain: 'Them, complaining about me' }, mood: 'bad' },

    { words: { hero: 'Me, winning modestly', villain: 'Me, winning' }, mood: 'good' },

    { words: { hero: 'How I ask it', villain: 'How it sounds by e-mail' }, kinds: ['question'] },
    { words: { hero: 'My story', villain: 'The security camera’s story' }, about: 'own' },
    { words: { hero: 'Me, understanding them', villain: 'Me, on the drive home' }, about: 'people' },
    { words: { hero: 'Hour one, patient', villain: 'Hour three, drafting a review' }, about: 'waiting' },

    { words: { hero: 'Me, after a nap', villain: 'Me, before the nap' }, isGentle: true },
    { words: { hero: 'A hug', villain: 'The alarm clock' }, isGentle: true },
  ],
  foreign: {
    de: [
      { hero: 'Ich, satt', villain: 'Ich, kurz vor zwölf' },
      { hero: 'Wenn ich das mache', villain: 'Wenn du das machst' },
    ],
    fr: [
      { hero: 'Moi, après manger', villain: 'Moi, à midi moins cinq' },
      { hero: 'Quand c’est moi', villain: 'Quand c’est toi' },
    ],
    es: [
      { hero: 'Yo, después de comer', villain: 'Yo, con hambre' },
      { hero: 'Cuando lo hago yo', villain: 'Cuando lo haces tú' },
    ],
    it: [
      { hero: 'Io, dopo pranzo', villain: 'Io, a digiuno' },
      { hero: 'Quando lo faccio io', villain: 'Quando lo fai tu' },
    ],
    pt: [
      { hero: 'Eu, depois do almoço', villain: 'Eu, com fome' },
      { hero: 'Quando sou eu', villain: 'Quando és tu' },
    ],
    nl: [
      { hero: 'Ik, na het eten', villain: 'Ik, met honger' },
      { hero: 'Als ik het doe', villain: 'Als jij het doet' },
    ],
    '*': [
      { hero: '{text}', villain: '…' },
      { hero: '!', villain: '?' },
    ],
  },
}
