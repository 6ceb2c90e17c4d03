import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Polite messages that replace the truth, about others and about oneself. */
const politeness = ['Sounds great!', 'No worries at all!', 'Whatever works for you!']
const innocence = ['No updates from me!', 'All quiet here!']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    if (from !== 'instead' && from !== 'intent') continue
    fills.push({
      words: { long: asCaption(sober), sent: asCaption(tempting) },
      fit: 0.85,
      reason: 'you meant to, and then you did not.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { long: asCaption(saidDid.deed), sent: asQuote(saidDid.said) },
      header: asCaption(saidDid.who),
      fit: 1.05,
      reason: 'you can see what was deleted before that.',
    })
  }
  const [half] = halvesOf(reading).filter(({ from }) => from === 'turnabout')
  if (half) {
    fills.push({
      words: { long: half.before, sent: half.after },
      fit: 0.8,
      reason: 'you had so much to say, and then this.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (first && second && turns.length === 2) {
    fills.push({
      words: { long: finish(`${first.who}: ${first.line}`), sent: finish(second.line) },
      fit: 0.8,
      reason: 'you typed for an hour and sent this.',
    })
  }
  if (!reading.isEnglish) return fills
  const isComplaint =
    relationOf(reading, 'people') !== undefined || (reading.kind === 'clause' && reading.mood === 'bad')
  if (isComplaint || reading.kind === 'command') {
    const speaksOfMe = /^(?:i|i've|i'm|me)\b/i.test(reading.phrase.text)
    for (const sent of speaksOfMe ? innocence : politeness) {
      fills.push({
        words: { long: asCaption(reading.phrase), sent },
        fit: speaksOfMe ? 0.85 : 1,
        reason: 'you wrote all of it, and sent a smile.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'typing-deleting',
  reason: 'you had a whole essay, and then you had manners.',
  fill,
  fillFromTopic: (topic, isBare) => (isBare ? topic.reactions.map(([sent, long]) => ({ long, sent })) : []),
  standbys: [
    { words: { long: 'Forty-one thoughts about {thing}, numbered, with sources', sent: 'Interesting!' } },
    {
      words: {
        long: 'A farewell letter to {thing}, nine pages, some of them wet',
        sent: 'Hope you are well!',
      },
      mood: 'bad',
    },
    { words: { long: '{text}', sent: 'All good here!' }, mood: 'bad' },
    { words: { long: '{text}', sent: 'haha yes' }, kinds: ['clause', 'story', 'fragment'] },
    { words: { long: '{text}', sent: 'Thumbs up' }, kinds: ['quote'] },
    { words: { long: '{text}', sent: 'Just curious, no rush!' }, kinds: ['question'] },
    { words: { long: '{text}', sent: 'Any news? (no pressure)' }, about: 'reply' },
    { words: { long: '{text}', sent: 'Take your time!' }, about: 'waiting' },
    { words: { long: '{text}', sent: 'Everyone is different!' }, about: 'people' },
    { words: { long: '{text}', sent: 'Wasn’t me' }, about: 'own' },
    { words: { long: '{text}', sent: 'Oh, it was nothing' }, mood: 'good' },
    {
      words: { long: 'A legal history of our friendship, from the first borrowed pen on', sent: 'K' },
      mood: 'bad',
    },
    {
      words: { long: 'Per my last nine e-mails, which I have set to music for you', sent: 'Gentle reminder' },
    },
    { words: { long: 'My honest opinion, in three volumes with a map', sent: 'Fine by me' } },
    {
      words: { long: 'I am not angry. Here are eleven reasons why I am not angry.', sent: 'Not angry' },
      mood: 'bad',
    },
    {
      words: { long: 'How are you, really? I have been thinking of you.', sent: 'Here if you need me' },
      isGentle: true,
    },
    { words: { long: 'So many things, and none of them the right words', sent: 'Hugs' }, isGentle: true },
  ],
  foreign: {
    de: [
      { long: '{text}', sent: 'Alles gut!' },
      { long: 'Elf Gründe, warum ich nicht wütend bin', sent: 'Passt schon' },
    ],
    fr: [
      { long: '{text}', sent: 'Pas de souci !' },
      { long: 'Onze raisons de ne pas être en colère', sent: 'Ça va' },
    ],
    es: [
      { long: '{text}', sent: '¡Todo bien!' },
      { long: 'Once razones por las que no estoy enfadado', sent: 'Vale' },
    ],
    it: [
      { long: '{text}', sent: 'Tutto bene!' },
      { long: 'Undici motivi per cui non sono arrabbiato', sent: 'Va bene' },
    ],
    pt: [
      { long: '{text}', sent: 'Tudo bem!' },
      { long: 'Onze razões para não estar zangado', sent: 'Pode ser' },
    ],
    nl: [
      { long: '{text}', sent: 'Geen probleem!' },
      { long: 'Elf redenen waarom ik niet boos ben', sent: 'Prima' },
    ],
    '*': [
      { long: '{text}', sent: '👍' },
      { long: '!!!', sent: 'OK' },
    ],
  },
}
