import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { wordsPhrase } from '../../core/writer/read/phrase'
import { asActivity, asCaption, asLabel, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const whoMaxChars = 34

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const award = (titles: readonly string[], who: string, reasonFor: string, fit: number) => {
    for (const title of titles) {
      fills.push({
        words: { title, who, for: reasonFor },
        fit,
        reason: 'somebody had to make it official.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  const act = people && asActivity(people.act)
  if (people && act)
    award(
      ['Award for confidence', 'Medal of audacity'],
      asCaption(people.who),
      act,
      skippedDuty(reading) ? 1.34 : 1.1,
    )
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) award(['Best fiction'], asCaption(saidDid.who), asQuote(saidDid.said), 1.1)
  const renaming = relationOf(reading, 'renaming')
  if (renaming?.who)
    award(['Prize for creative writing'], asCaption(renaming.who), asQuote(renaming.name), 1.1)
  for (const { tempting, who, from } of contrastsOf(reading)) {
    const deed = asActivity(tempting)
    if (deed && who !== '' && (from === 'instead' || from === 'intent')) {
      award(['Prize for efficiency', 'Priorities, first class'], who, deed, 1)
    }
  }
  const did = relationOf(reading, 'did')
  const recipient = did && asLabel(did.who, whoMaxChars)
  const isSimple = did !== undefined && !/,| (?:and|but|or|so|when|because) /i.test(did.deed.text)
  const deed = did && isSimple ? asActivity(did.deed) : null
  if (recipient && deed) award(['Lifetime achievement', 'Bravery award'], recipient, deed, 0.9)
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (title: string, who: string, deed: string, fit: number) =>
    fills.push({ words: { title, who, for: deed }, fit, reason: 'you have it in writing, with a seal.' })
  const giveaway = relationOf(reading, 'giveaway')
  if (giveaway) add(asCaption(giveaway.prize), 'Everyone', 'Being in the room', 1.36)
  const absence = relationOf(reading, 'absence')
  if (absence) add('Certificate of absence', asCaption(absence.thing), 'Never once turning up', 1.32)
  const doubt = relationOf(reading, 'doubt')
  const [you, verb] = doubt?.claim.words ?? []
  if (doubt?.isMocking && /^you$/i.test(you?.text ?? '') && verb?.pos === 'VERB') {
    const role = /^you're (?:now )?(an? .+)$/i.exec(doubt.turn?.text ?? '')?.[1]
    const title = role ? finish(role) : 'Expert, self-appointed'
    add(title, 'You', asCaption(wordsPhrase(doubt.claim, 1)), 1.38)
  }
  const quotation = relationOf(reading, 'quotation')
  if (quotation) add('Prize for wisdom', asCaption(quotation.who), asQuote(quotation.said), 1.3)
  return fills
}

export const recipe: Recipe = {
  templateName: 'certificate',
  reason: 'you earned it, and now it is on paper.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.boasts.map(([act, title]) => ({ title, who: 'Me, again', for: act })) : [],
  standbys: [
    { words: { title: 'Doctor of strong opinions', who: 'Me', for: 'Forty years of research into {thing}' } },
    { words: { title: 'Medal of patience', who: 'Everyone in the room', for: 'Hearing about {thing}' } },
    { words: { title: 'Award for confidence', who: 'Them', for: '{text}' }, about: 'people' },
    { words: { title: 'Prize for honesty', who: 'Me (late entry)', for: '{text}' }, about: 'own' },
    {
      words: { title: 'Master of waiting', who: 'Me', for: 'Looking at the door since Tuesday' },
      about: 'waiting',
    },
    { words: { title: 'Certificate of existence', who: 'This', for: '{text}' }, kinds: ['noun', 'gerund'] },
    { words: { title: 'Best supporting sigh', who: 'Me', for: 'The one that I gave on hearing this' } },
    {
      words: {
        title: 'Medal for restraint',
        who: 'My face',
        for: 'Doing nothing about it for almost a second',
      },
      mood: 'bad',
    },
    {
      words: {
        title: 'Honorary doctorate in hindsight',
        who: 'Me',
        for: 'Saying “I knew it” about this, afterwards',
      },
    },
    {
      words: { title: 'Golden shrug, with oak leaves', who: 'The universe', for: 'Its part in all of this' },
      mood: 'bad',
    },
    { words: { title: 'Proof of attendance', who: 'All involved', for: 'Being there while it happened' } },
    { words: { title: 'Best actor', who: 'My face', for: 'Looking as if I had expected this' } },
    {
      words: { title: 'Certificate of survival', who: 'Me', for: 'Hearing about it before coffee' },
      mood: 'bad',
    },
    {
      words: { title: 'Certified good news', who: 'Me, obviously', for: 'It. All of it. See above.' },
      mood: 'good',
    },
    {
      words: {
        title: 'Most insufferable person of the week',
        who: 'Me',
        for: 'Mentioning it before “hello”',
      },
      mood: 'good',
    },
    {
      words: {
        title: 'Licence to gloat',
        who: 'The bearer',
        for: 'Valid for this only, and only until I fall off the table',
      },
      mood: 'good',
    },
    {
      words: {
        title: 'Chair of the committee',
        who: 'Whoever laughed',
        for: 'Finding an answer to this by spring',
      },
      kinds: ['question'],
    },
    {
      words: {
        title: 'Prize for asking',
        who: 'A brave soul',
        for: 'Saying it out loud with a straight face',
      },
      kinds: ['question'],
    },
    {
      words: { title: 'Prize for spoken word', who: 'Whoever said it', for: 'Saying that without notes' },
      kinds: ['quote'],
    },
    {
      words: {
        title: 'Order of the raised eyebrow',
        who: 'Everyone in earshot',
        for: 'Hearing that and remaining seated',
      },
      kinds: ['quote'],
    },
    { words: { title: 'Certificate of rest', who: 'You', for: 'Doing enough for today' }, isGentle: true },
    { words: { title: 'Order of the warm blanket', who: 'All of us', for: 'Being here' }, isGentle: true },
  ],
  foreign: {
    de: [
      { title: 'Urkunde', who: 'Ich', for: '{text}' },
      { title: 'Urkunde', who: 'Ich', for: 'Anwesenheit' },
    ],
    fr: [
      { title: 'Diplôme', who: 'Moi', for: '{text}' },
      { title: 'Diplôme', who: 'Moi', for: 'Ma présence' },
    ],
    es: [
      { title: 'Diploma', who: 'Yo', for: '{text}' },
      { title: 'Diploma', who: 'Yo', for: 'Mi presencia' },
    ],
    it: [
      { title: 'Diploma', who: 'Io', for: '{text}' },
      { title: 'Diploma', who: 'Io', for: 'La presenza' },
    ],
    pt: [
      { title: 'Diploma', who: 'Eu', for: '{text}' },
      { title: 'Diploma', who: 'Eu', for: 'A presença' },
    ],
    nl: [
      { title: 'Diploma', who: 'Ik', for: '{text}' },
      { title: 'Diploma', who: 'Ik', for: 'Aanwezigheid' },
    ],
    '*': [{ title: '★ ★ ★', who: '…', for: '{text}' }],
  },
}
