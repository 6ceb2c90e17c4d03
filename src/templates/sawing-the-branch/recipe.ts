import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const sawMaxChars = 60
const branchMaxChars = 55
const branches = ['My good name', 'Tomorrow’s me', 'My last nerve']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { saw: asCaption(saidDid.deed), branch: asQuote(saidDid.said) },
      header: saidDid.isSpeakers ? undefined : asCaption(saidDid.who),
      fit: 0.95,
      reason: 'one hand holds the promise, one the saw.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const saw = asActivity(tempting)
    const branch = asActivity(sober)
    if (!saw || !branch || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { saw, branch },
      header: who === reading.me ? undefined : who,
      fit: 1,
      reason: 'you sit on one and saw with the other.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { saw: asCaption(people.whole), branch: 'Everybody’s goodwill' },
      fit: 0.95,
      reason: 'they whistle while they saw.',
    })
  }
  const deed = withoutI(reading.phrase)
  const isOwnDeed =
    deed !== asCaption(reading.phrase) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed && reading.mood !== 'good') {
    for (const branch of branches) {
      fills.push({ words: { saw: deed, branch }, fit: 0.92, reason: 'you looked so happy doing it.' })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'sawing-the-branch',
  reason: 'you are nearly through, and it is your seat.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.swaps
          .map(([branch, saw]) => ({ saw, branch }))
          .filter(({ saw, branch }) => saw.length <= sawMaxChars && branch.length <= branchMaxChars)
      : [],
  standbys: [
    { words: { saw: 'One more joke about {thing}', branch: 'Being invited again' } },
    { words: { saw: 'Complaining about {thing}, loudly', branch: 'The people who run it' }, mood: 'bad' },
    { words: { saw: '{text}', branch: 'My one clean reputation' }, about: 'own' },
    { words: { saw: '{text}', branch: 'The last person who was nice' }, about: 'people' },
    { words: { saw: 'Sending a reminder every hour', branch: 'Their goodwill' }, about: 'waiting' },
    { words: { saw: '{text}', branch: 'The mystery that kept us going' }, kinds: ['question'] },
    { words: { saw: '{text}', branch: 'Whatever trust was left' }, kinds: ['quote'], mood: 'bad' },
    { words: { saw: 'Reacting before breakfast', branch: 'The rest of my day' }, mood: 'bad' },

    { words: { saw: 'Replying at once, with feeling', branch: 'My job' }, mood: 'bad' },
    { words: { saw: 'Telling everyone how well it goes', branch: 'Luck' }, mood: 'good' },

    { words: { saw: 'Doing a little less', branch: 'A list that will grow back' }, isGentle: true },
    { words: { saw: 'Saying no, kindly', branch: 'A very full week' }, isGentle: true },
  ],
  foreign: {
    de: [
      { saw: 'Sparen, wo es geht', branch: 'Alles, was Geld bringt' },
      { saw: '„Ich bin nur ehrlich“', branch: 'Der gemeinsame Urlaub' },
    ],
    fr: [
      { saw: 'Faire des économies', branch: 'Tout ce qui rapporte' },
      { saw: '« Je suis juste honnête »', branch: 'Les vacances entre amis' },
    ],
    es: [
      { saw: 'Recortar gastos', branch: 'Todo lo que daba dinero' },
      { saw: '«Solo soy sincero»', branch: 'Las vacaciones en grupo' },
    ],
    it: [
      { saw: 'Tagliare i costi', branch: 'Tutto ciò che rendeva' },
      { saw: '«Sono solo sincero»', branch: 'La vacanza di gruppo' },
    ],
    pt: [
      { saw: 'Cortar nos custos', branch: 'Tudo o que dava dinheiro' },
      { saw: '“Só estou a ser sincero”', branch: 'As férias em grupo' },
    ],
    nl: [
      { saw: 'Besparen waar het kan', branch: 'Alles wat geld opbracht' },
      { saw: '“Ik ben gewoon eerlijk”', branch: 'De groepsvakantie' },
    ],
    '*': [
      { saw: '{text}', branch: '!' },
      { saw: '…', branch: '…!' },
    ],
  },
}
