import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity } from '../../core/writer/read/phrase-forms'
import type { Reading } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const wave = asActivity(sober)
    const prep = asActivity(tempting)
    if (!wave || !prep || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { wave, prep },
      header: who === reading.me ? undefined : who,
      fit: 0.85,
      reason: 'you came prepared, for something else.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'tiny-umbrella',
  reason: 'you have a plan, and it is made of paper.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.swaps.map(([wave, prep]) => ({ wave, prep }))
      : topic.reactions.map(([, prep]) => ({ wave: '{text}', prep })),
  standbys: [
    { words: { wave: '{Thing}, in full', prep: 'I skimmed the summary' } },
    { words: { wave: 'Eleven questions about {thing}', prep: 'A confident nod' } },
    { words: { wave: '{text}', prep: 'One deep breath, half used' }, mood: 'bad' },
    { words: { wave: '{text}', prep: 'My lucky socks' }, mood: 'bad' },
    { words: { wave: '{text}', prep: 'I have told the cat' }, kinds: ['clause', 'story'] },
    { words: { wave: '{text}', prep: 'A list with one point' }, kinds: ['noun', 'gerund'] },
    { words: { wave: '{text}', prep: 'A positive attitude' }, kinds: ['noun'], mood: 'bad' },
    { words: { wave: '{text}', prep: '“Good question!”' }, kinds: ['question'] },
    { words: { wave: '{text}', prep: 'My listening face' }, kinds: ['quote', 'command'] },
    { words: { wave: 'The consequences', prep: 'A very good excuse' }, about: 'own' },
    { words: { wave: 'Another hour with them', prep: 'One polite smile' }, about: 'people' },
    { words: { wave: 'The rest of the wait', prep: 'Nine per cent battery' }, about: 'waiting' },
    { words: { wave: '{text}', prep: 'I bought a cake, just in case' }, mood: 'good' },
    { words: { wave: 'What comes after this', prep: 'I will improvise' } },

    { words: { wave: 'The follow-up questions', prep: 'A cough' } },
    { words: { wave: 'A long day', prep: 'A good breakfast' }, isGentle: true },
    { words: { wave: 'All the feelings at once', prep: 'A blanket and a friend' }, isGentle: true },
  ],
  foreign: {
    de: [
      { wave: '{text}', prep: 'Ich habe Kekse dabei' },
      { wave: '{text}', prep: 'Ein frischer Kugelschreiber' },
    ],
    fr: [
      { wave: '{text}', prep: 'J’ai apporté des biscuits' },
      { wave: '{text}', prep: 'Un stylo tout neuf' },
    ],
    es: [
      { wave: '{text}', prep: 'He traído galletas' },
      { wave: '{text}', prep: 'Un bolígrafo nuevo' },
    ],
    it: [
      { wave: '{text}', prep: 'Ho portato i biscotti' },
      { wave: '{text}', prep: 'Una penna nuova' },
    ],
    pt: [
      { wave: '{text}', prep: 'Trouxe bolachas' },
      { wave: '{text}', prep: 'Uma caneta nova' },
    ],
    nl: [
      { wave: '{text}', prep: 'Ik heb koekjes bij me' },
      { wave: '{text}', prep: 'Een nieuwe pen' },
    ],
    '*': [
      { wave: '{text}', prep: '…' },
      { wave: '{text}', prep: '☂' },
    ],
  },
}
