import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Topics that people would rather not be asked about. */
const mischief =
  /^(?:deleted|broke|forgot|ate|spilled|lost|lied|clicked|burned|burnt|dropped|missed|sent|killed)\b/i

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { lump: asCaption(saidDid.deed), sweeper: asCaption(saidDid.who) },
      header: asQuote(saidDid.said),
      fit: 0.95,
      reason: 'you heard the nice words and saw the lump.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: {
        lump: asCaption(renaming.thing),
        sweeper: renaming.who ? asCaption(renaming.who) : 'Everybody',
      },
      header: asQuote(renaming.name),
      fit: 1.1,
      reason: 'the new name is the rug.',
    })
  }
  if (!reading.isEnglish) return fills
  for (const { sober, who, from } of contrastsOf(reading)) {
    const lump = asActivity(sober)
    if (!lump || from === 'versus' || from === 'choice') continue
    fills.push({
      words: { lump, sweeper: who },
      header: reading.text,
      fit: 0.85,
      reason: 'it is still there, and it has grown.',
    })
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && mischief.test(deed)) {
    for (const sweeper of ['Me, whistling', 'Me: “What lump?”']) {
      fills.push({
        words: { lump: deed, sweeper },
        fit: 0.9,
        reason: 'nobody will ask, if nobody trips.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'under-the-rug',
  reason: 'you tidied up, in your own way.',
  fill,
  fillFromTopic: (topic, isBare) => (isBare ? topic.boasts.map(([lump]) => ({ lump, sweeper: 'Me' })) : []),
  standbys: [
    { words: { lump: 'Everything I know about {thing}', sweeper: 'Me, under questioning' } },
    { words: { lump: '{Thing}, and the other nine', sweeper: 'Me, whistling' }, mood: 'bad' },
    { words: { lump: '{text}', sweeper: 'Management' }, mood: 'bad' },
    { words: { lump: '{text}', sweeper: 'Me, when visitors come' }, kinds: ['noun', 'gerund'] },
    { words: { lump: '{text}', sweeper: 'Everybody who was there' }, kinds: ['clause', 'story'] },
    { words: { lump: '{text}', sweeper: 'Whoever knows the answer' }, kinds: ['question'] },
    { words: { lump: '{text}', sweeper: 'The one who said it' }, kinds: ['quote'] },
    { words: { lump: 'The evidence', sweeper: 'Me, a decent person' }, about: 'own' },
    { words: { lump: 'What they were told last time', sweeper: 'All of them, together' }, about: 'people' },
    { words: { lump: 'My patience, what is left of it', sweeper: 'Me' }, about: 'waiting' },
    { words: { lump: 'My real opinion', sweeper: 'Me, smiling' }, mood: 'bad' },
    { words: { lump: 'How happy I am about it', sweeper: 'Me, acting cool' }, mood: 'good' },

    { words: { lump: 'It is moving now', sweeper: '“What rug?”' } },
    { words: { lump: 'Later', sweeper: 'Me, since March' } },
    { words: { lump: 'All the chores', sweeper: 'Me, on a day off' }, isGentle: true },
    { words: { lump: 'A surprise for a friend', sweeper: 'A bad liar' }, isGentle: true },
  ],
  foreign: {
    de: [
      { lump: '{text}', sweeper: 'Ich sehe nichts' },
      { lump: 'Gefühle', sweeper: 'Meine ganze Familie' },
    ],
    fr: [
      { lump: '{text}', sweeper: 'Je ne vois rien' },
      { lump: 'Les émotions', sweeper: 'Toute ma famille' },
    ],
    es: [
      { lump: '{text}', sweeper: 'Yo no veo nada' },
      { lump: 'Los sentimientos', sweeper: 'Toda mi familia' },
    ],
    it: [
      { lump: '{text}', sweeper: 'Io non vedo niente' },
      { lump: 'I sentimenti', sweeper: 'Tutta la mia famiglia' },
    ],
    pt: [
      { lump: '{text}', sweeper: 'Eu não vejo nada' },
      { lump: 'Os sentimentos', sweeper: 'Toda a minha família' },
    ],
    nl: [
      { lump: '{text}', sweeper: 'Ik zie niets' },
      { lump: 'Gevoelens', sweeper: 'Mijn hele familie' },
    ],
    '*': [
      { lump: '{text}', sweeper: '…' },
      { lump: '{text}', sweeper: '???' },
    ],
  },
}
