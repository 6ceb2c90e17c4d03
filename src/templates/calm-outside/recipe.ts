import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asHeader, asQuote, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Calm remarks that fit nearly any event. */
const composures = ['“No, no, go on”', '“Interesting!”', '“All good here”'] as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid?.isSpeakers) {
    fills.push({
      words: { outside: asQuote(saidDid.said), inside: asCaption(saidDid.deed) },
      fit: 1.16,
      reason: 'you said it so calmly that it almost worked.',
    })
  }
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { outside: asQuote(renaming.name), inside: asCaption(renaming.thing) },
      header: asHeader(renaming.who),
      fit: 1.05,
      reason: 'you smiled at the word and thought the other.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [first, second] = turns
  if (reading.isEnglish && first && second && turns.length === 2) {
    fills.push({
      words: { outside: asQuote(second.line), inside: asQuote(first.line) },
      fit: 0.9,
      reason: 'you answered; nobody heard the alarm.',
    })
  }
  if (!reading.isEnglish) return fills
  fills.push(...fillsFromFeeling(reading))
  return fills
}

/** The text is the panic; what is said aloud is ours. */
function fillsFromFeeling(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const intent = contrastsOf(reading).find(({ from }) => from === 'intent')
  const wish = intent && asCommand(intent.sober)
  if (intent && wish && intent.tempting.words.length > 1) {
    fills.push({
      words: { outside: `“I will ${inline(wish)}”`, inside: asCaption(intent.tempting) },
      fit: 1.02,
      reason: 'you promised with a straight face.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  const people = relationOf(reading, 'people')
  const news = waiting ? asCaption(reading.phrase) : people ? asCaption(people.whole) : null
  if (news) {
    for (const outside of composures) {
      fills.push({ words: { inside: news, outside }, fit: 0.94, reason: 'you would never say it aloud.' })
    }
  }
  for (const { before, after, from } of halvesOf(reading)) {
    if (from !== 'turnabout' || reading.mood !== 'bad') continue
    fills.push({
      words: { inside: finish(after), outside: '“No, it was no trouble at all”' },
      header: before,
      fit: 0.9,
      reason: 'you kept your face, just about.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (inside: string, outside: string, fit: number, header?: string) =>
    fills.push({ words: { inside, outside }, header, fit, reason: 'you are calm, from the outside.' })
  const cornered = relationOf(reading, 'cornered')
  if (cornered) {
    add('Is that a window? Does it open? How high is it?', '“Wow, tell me more”', 1.22, reading.text)
  }
  const consequence = relationOf(reading, 'consequence')
  if (consequence) add(reading.text, '“No, no, it is fine”', 1.26)
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const outside of ['“It is fine. Honestly.”', '“How nice for everyone”', '“These things happen”']) {
      add(asCaption(trifle.event), outside, trifle.isSmall ? 1.26 : 0.96)
    }
  }
  const request = relationOf(reading, 'request')
  if (request) add(asCaption(request.wish), '“Whatever works for you!”', 1.2)
  return fills
}

export const recipe: Recipe = {
  templateName: 'calm-outside',
  reason: 'you look very composed about it.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.thoughts.map((inside) => ({ inside, outside: '“I am listening”' }))
      : topic.fires.map(([, outside]) => ({ inside: '{text}', outside: `“${outside.replace(/\.$/, '')}”` })),
  standbys: [
    {
      words: { inside: 'Why is it always {thing}? Always! Every time!', outside: '“Sure, happy to help”' },
      mood: 'bad',
    },
    { words: { inside: 'Nobody mention {thing}. Nobody look at {thing}.', outside: '“So! Weather!”' } },
    { words: { inside: '{text}', outside: '“I have no opinion on people”' }, about: 'people' },
    { words: { inside: 'They know. They all know. The dog knows.', outside: '“Me? No”' }, about: 'own' },
    { words: { inside: '{text}', outside: '“Take your time!”' }, about: 'waiting' },
    { words: { inside: '{text}', outside: '“Oh, I am very relaxed”' } },
    { words: { inside: '{text}', outside: '“No, nothing. Why do you ask?”' } },
    { words: { inside: '{text}', outside: '“Anyway. And how are you?”' } },
    { words: { inside: '{text}', outside: '“It hardly ever crosses my mind”' } },
    { words: { inside: '{text}', outside: '“I barely noticed”' } },
    { words: { inside: '{text}', outside: '“I slept very well, thank you”' }, mood: 'bad' },
    { words: { inside: '{text}', outside: '“I am sure there is a form for that”' }, mood: 'bad' },
    { words: { inside: '{text}', outside: '“No feelings either way”' }, mood: 'bad' },
    { words: { inside: '{text}', outside: '“Mm. Lovely. Go on.”' }, mood: 'bad' },
    { words: { inside: '{text}', outside: '“It is nothing, really”' }, mood: 'good' },
    { words: { inside: '{text}', outside: '“Yes, I am reasonably content”' }, mood: 'good' },
    { words: { inside: '{text}', outside: '“Oh, that? I had almost forgotten”' }, mood: 'good' },
    { words: { inside: '{text}', outside: '“I was not even going to mention it”' }, mood: 'good' },
    { words: { inside: '{text}', outside: '“Makes perfect sense, thank you”' }, kinds: ['question'] },
    { words: { inside: '{text}', outside: '“No further questions from my side”' }, kinds: ['question'] },
    { words: { inside: '{text}', outside: '“I was not even going to ask”' }, kinds: ['question'] },
    { words: { inside: '{text}', outside: '“What a lovely way to put it”' }, kinds: ['quote'] },
    { words: { inside: '{text}', outside: '“A very pleasant chat, all in all”' }, kinds: ['quote'] },
    { words: { inside: '{text}', outside: '“I heard every word, thank you”' }, kinds: ['quote'] },
    {
      words: { inside: '{text}', outside: '“I thought that went rather well”' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { inside: 'One of the filing clerks is singing', outside: '“I am having a nice day”' },
      isGentle: true,
    },
    {
      words: { inside: 'Everybody out. Somebody put the kettle on.', outside: '“I am taking a break”' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [
      { inside: '{text}', outside: '„Ich bin ganz entspannt“' },
      { inside: 'ALLE RAUS, ES BRENNT', outside: '„Ich überlege nur kurz“' },
    ],
    fr: [
      { inside: '{text}', outside: '« Je suis très zen »' },
      { inside: 'TOUT LE MONDE DEHORS, ÇA BRÛLE', outside: '« Je réfléchis, c’est tout »' },
      { inside: '{text}', outside: '« Non, non, tout va bien »' },
    ],
    es: [
      { inside: '{text}', outside: '«Me encanta, de verdad»' },
      { inside: 'TODOS FUERA, QUE ARDE', outside: '«Solo estoy pensando»' },
      { inside: '{text}', outside: '«No, no, todo bien»' },
    ],
    it: [
      { inside: '{text}', outside: '«Io? In pace con il mondo»' },
      { inside: 'TUTTI FUORI, BRUCIA TUTTO', outside: '«Sto solo pensando»' },
      { inside: '{text}', outside: '«No, no, tutto bene»' },
    ],
    pt: [
      { inside: '{text}', outside: '“Estou muito zen”' },
      { inside: 'TODOS PARA A RUA, ISTO ARDE', outside: '“Estou só a pensar”' },
      { inside: '{text}', outside: '“Não, não, está tudo bem”' },
    ],
    nl: [
      { inside: '{text}', outside: '“Ik ben heel ontspannen”' },
      { inside: 'IEDEREEN NAAR BUITEN, BRAND', outside: '“Ik denk even na”' },
      { inside: '{text}', outside: '“Nee hoor, alles prima”' },
    ],
    hi: [
      { inside: '{text}', outside: '“सब ठीक है”' },
      { inside: '{text}', outside: '“अरे, कोई बात नहीं”' },
    ],
    ja: [{ inside: '{text}', outside: '「いえいえ、全然大丈夫です」' }],
    zh: [
      { inside: '{text}', outside: '“没事，没事”' },
      { inside: '{text}', outside: '“挺好的，真的”' },
    ],
    ko: [{ inside: '{text}', outside: '“하하, 저는 괜찮아요”' }],
    ru: [{ inside: '{text}', outside: '«Да нет, всё нормально»' }],
    uk: [{ inside: '{text}', outside: '«Та ні, все гаразд»' }],
    pl: [{ inside: '{text}', outside: '„Nie, nie, wszystko w porządku”' }],
    tr: [{ inside: '{text}', outside: '“Yok yok, her şey yolunda”' }],
    ar: [{ inside: '{text}', outside: '«لا أبدًا، كل شيء بخير»' }],
    id: [{ inside: '{text}', outside: '“Nggak apa-apa, kok”' }],
    sv: [{ inside: '{text}', outside: '”Nej då, det är lugnt”' }],
    cs: [{ inside: '{text}', outside: '„Ne, vážně, všechno v pohodě“' }],
    ro: [{ inside: '{text}', outside: '„Nu, nu, totul e în regulă”' }],
    hu: [{ inside: '{text}', outside: '„Nem, nem, minden rendben”' }],
    el: [{ inside: '{text}', outside: '«Όχι, όχι, όλα καλά»' }],
    vi: [{ inside: '{text}', outside: '“Dạ không sao đâu ạ”' }],
    th: [{ inside: '{text}', outside: '“ไม่เป็นไร สบายมาก”' }],
    '*': [
      { inside: '{text}', outside: '…' },
      { inside: '!!!', outside: '…' },
    ],
  },
}
