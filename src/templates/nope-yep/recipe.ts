import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, skippedDuty } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asHeader, asQuote, asWithheld } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const reject = asActivity(sober)
    const approve = asActivity(tempting)
    if (!reject || !approve) continue
    fills.push({
      words: { reject, approve },
      header: who === reading.me ? undefined : who,
      fit: from === 'instead' ? 1.3 : 1.12,
      reason: 'you wave the sensible one off and adore the other.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  const withheld = saidDid && asWithheld(saidDid.deed)
  if (saidDid && withheld) {
    fills.push({
      words: { reject: withheld, approve: asQuote(saidDid.said) },
      fit: 1.4,
      reason: 'they refuse the deed and love the announcement.',
    })
  }
  const skipped = skippedDuty(reading)
  if (skipped) {
    fills.push({
      words: { reject: skipped.skipped, approve: skipped.done },
      header: skipped.who,
      fit: 1.25,
      reason: 'they skip the polite part and enjoy the rest.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { reject: asQuote(renaming.thing.text), approve: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'the new name gets all the love.',
    })
  }
  return [...fills, ...fillsFromDialogue(reading)]
}

/** Good advice is refused, one's own idea adored. */
function fillsFromDialogue(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const brain = relationOf(reading, 'dialogue')?.turns.find(({ who }) => /\bbrain\b/i.test(who))
  if (brain) {
    fills.push({
      words: { reject: 'Sleep', approve: asQuote(brain.line) },
      header: asCaption({ text: brain.who, words: [] }),
      fit: 1.15,
      reason: 'your brain had other plans for the night.',
    })
  }
  const dialogue = relationOf(reading, 'dialogue')
  const [first, second] = dialogue?.turns ?? []
  if (first && second && /^(?:also )?me\b/i.test(second.who) && !/\bme\b/i.test(first.who)) {
    fills.push({
      words: { reject: asQuote(first.line), approve: asQuote(second.line) },
      fit: 1,
      reason: 'you hear good advice and prefer your own.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  if (!request) return []
  return [
    {
      words: { reject: asQuote(request.wish.text), approve: '“Great feedback, thank you!”' },
      fit: 1.15,
      reason: 'you were heard, and that was all.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'nope-yep',
  reason: 'you decline the grown-up answer with a smile.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    (isBare ? topic.swaps : topic.reactions).map(([reject, approve]) => ({ reject, approve })),
  standbys: [
    { words: { reject: 'Everything on my list', approve: 'Thinking about {thing}' } },
    { words: { reject: 'Getting over {thing}', approve: 'A forty-slide deck about {thing}' }, mood: 'bad' },
    { words: { reject: 'Small talk', approve: 'Big talk about {thing}' } },
    {
      words: { reject: 'Saying something to them', approve: 'Describing them to everyone else' },
      about: 'people',
    },
    { words: { reject: 'Polite distance', approve: 'Standing directly behind me' }, about: 'people' },
    { words: { reject: 'Taking it to the grave', approve: 'Typing it into a meme generator' }, about: 'own' },
    { words: { reject: 'Feeling sorry about it', approve: 'Feeling strangely powerful' }, about: 'own' },
    { words: { reject: 'Getting on with my life', approve: 'Refreshing the page' }, about: 'waiting' },
    {
      words: { reject: '{text}', approve: 'Lying on the floor until it is over' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    {
      words: { reject: '{text}', approve: 'Literally anything with soup' },
      kinds: ['noun', 'gerund'],
      mood: 'bad',
    },
    {
      words: { reject: 'Everything I had planned', approve: '{text}' },
      kinds: ['noun', 'gerund'],
      mood: 'good',
    },
    {
      words: { reject: 'Handling it like an adult', approve: 'Telling the story for ten years' },
      mood: 'bad',
    },
    {
      words: { reject: 'Talking about it calmly', approve: 'Rehearsing the argument in the shower' },
      mood: 'bad',
    },
    { words: { reject: 'Learning from this', approve: 'Doing it again, with more confidence' }, mood: 'bad' },
    { words: { reject: 'Letting it go', approve: 'Bringing it up at weddings' }, mood: 'bad' },
    { words: { reject: 'Having no opinion on it', approve: 'Having three, and they disagree' } },
    { words: { reject: 'Reading it once', approve: 'Sending it to everyone I know without a comment' } },
    { words: { reject: 'Looking into it', approve: 'Looking at it from the sofa, with concern' } },
    {
      words: { reject: 'Moving on from it', approve: 'An annual meeting about it, with a buffet' },
      mood: 'bad',
    },
    { words: { reject: 'Being modest about it', approve: 'Mentioning it to the bus driver' }, mood: 'good' },
    { words: { reject: 'Playing it cool', approve: 'A small dance in the lift' }, mood: 'good' },
    { words: { reject: 'Calling it luck', approve: 'Backdating it to a plan' }, mood: 'good' },
    {
      words: { reject: 'An answer to that', approve: 'Nine more questions and a diagram' },
      kinds: ['question'],
    },
    {
      words: { reject: 'Thinking about it', approve: 'Putting it to a table of strangers, then leaving' },
      kinds: ['question'],
    },
    {
      words: {
        reject: 'Taking that as it was meant',
        approve: 'Reading it in six tones of voice until one is rude',
      },
      kinds: ['quote'],
    },
    {
      words: { reject: 'Replying to it', approve: 'Typing for an hour so that they can see it' },
      kinds: ['quote'],
    },
    { words: { reject: 'One more hour of thinking', approve: 'A cup of tea by the window' }, isGentle: true },
    { words: { reject: 'Doing it all today', approve: 'Doing one small thing, slowly' }, isGentle: true },
  ],
  foreign: {
    de: [
      { reject: 'In Ruhe darüber reden', approve: 'Den Streit unter der Dusche üben' },
      { reject: 'Daraus lernen', approve: 'Es noch einmal tun, aber selbstbewusster' },
    ],
    fr: [
      { reject: 'En parler calmement', approve: 'Répéter la dispute sous la douche' },
      { reject: 'En tirer une leçon', approve: 'Recommencer, mais avec assurance' },
    ],
    es: [
      { reject: 'Hablarlo con calma', approve: 'Ensayar la discusión en la ducha' },
      { reject: 'Aprender de esto', approve: 'Repetirlo, pero con más confianza' },
    ],
    it: [
      { reject: 'Parlarne con calma', approve: 'Provare la discussione sotto la doccia' },
      { reject: 'Imparare la lezione', approve: 'Rifarlo, ma con più sicurezza' },
    ],
    pt: [
      { reject: 'Conversar com calma', approve: 'Ensaiar a discussão no chuveiro' },
      { reject: 'Aprender com isto', approve: 'Repetir, mas com mais confiança' },
    ],
    nl: [
      { reject: 'Er rustig over praten', approve: 'De ruzie oefenen onder de douche' },
      { reject: 'Hiervan leren', approve: 'Het nog eens doen, maar zelfverzekerder' },
    ],
    '*': [
      { reject: '…', approve: '{text}' },
      { reject: '{text}', approve: '…' },
    ],
  },
}
