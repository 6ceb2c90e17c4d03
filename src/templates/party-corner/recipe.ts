import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asCommand, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const secretMaxChars = 58
const talk = ['“So, what do you do?”', '“We should do this more often!”', '“Have you tried the dip?”']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { secret: asCaption(saidDid.deed), crowd: asQuote(saidDid.said) },
      fit: 0.9,
      reason: 'they talk, and you know what happened.',
    })
  }
  if (!reading.isEnglish) return fills
  const isConfession = /^i\b(?! (?:want|said|don['’]t know|give|wish)\b)/i.test(reading.phrase.text)
  if (isConfession && reading.kind !== 'question' && !saidDid) {
    for (const crowd of talk) {
      fills.push({
        words: { secret: asCaption(reading.phrase), crowd },
        fit: 1.05,
        reason: 'nobody here knows it, and you do.',
      })
    }
  }
  const people = relationOf(reading, 'people')
  if (people) {
    for (const secret of ['I keep a list', 'I could leave. I have a key.']) {
      fills.push({
        words: { secret, crowd: asCaption(people.whole) },
        fit: 0.8,
        reason: 'you watch them from the corner, with a cup.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const onlyOne = relationOf(reading, 'only-one')
  const habit = onlyOne && asCommand(onlyOne.habit)
  if (habit) {
    for (const crowd of talk) {
      fills.push({
        words: { secret: `I ${inline(habit).replace(/\btheir\b/gi, 'my')}`, crowd },
        fit: 1.36,
        reason: 'you are the only one, and it is fine.',
      })
    }
  }
  const awkward = relationOf(reading, 'awkward')
  if (awkward) {
    fills.push({
      words: { secret: 'Nobody saw. I hope nobody saw.', crowd: asCaption(awkward.event) },
      fit: 1.1,
      reason: 'you will think of it at every party.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'party-corner',
  reason: 'nobody here knows, and you are fine with it.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    // The brain that says “you” at night is not the one that comes to parties.
    topic.thoughts
      .filter((thought) => !/^you\b/i.test(thought) && thought.length <= secretMaxChars)
      .map((secret, index) => ({ secret, crowd: talk[index % talk.length] ?? '' })),
  standbys: [
    { words: { secret: 'I could talk about {thing} until dawn', crowd: '“What a playlist!”' } },
    { words: { secret: 'It was me', crowd: '“Who would do such a thing?”' }, about: 'own' },
    { words: { secret: 'I know what they are like by daylight', crowd: '“To all of us!”' }, about: 'people' },
    {
      words: { secret: 'My phone is on loud, just in case', crowd: '“Put it away and dance!”' },
      about: 'waiting',
    },
    { words: { secret: '{text}', crowd: '“They are so mysterious!”' } },
    { words: { secret: '{text}', crowd: '“Any news? No? Okay!”' } },
    { words: { secret: '{text}', crowd: '“Do not ask, it takes an hour!”' } },
    { words: { secret: '{text}', crowd: '“Somebody talk to the quiet one!”' } },
    { words: { secret: '{text}', crowd: '“They look so at peace!”' }, mood: 'bad' },
    { words: { secret: '{text}', crowd: '“Smile, it is a party!”' }, mood: 'bad' },
    { words: { secret: '{text}', crowd: '“Nothing ever happens to anybody!”' }, mood: 'bad' },
    { words: { secret: '{text}', crowd: '“I bet they are thinking about work!”' }, mood: 'bad' },
    { words: { secret: '{text}', crowd: '“Nothing ever happens here!”' }, mood: 'good' },
    { words: { secret: '{text}', crowd: '“They are smiling at the wall again!”' }, mood: 'good' },
    { words: { secret: '{text}', crowd: '“Why so quiet? Bad day?”' }, mood: 'good' },
    { words: { secret: '{text}', crowd: '“Somebody here must have news!”' }, mood: 'good' },
    { words: { secret: '{text}', crowd: '“Is there anything on your mind?”' }, kinds: ['question'] },
    { words: { crowd: '{text}', secret: 'I know the answer' }, kinds: ['question'] },
    { words: { crowd: '{text}', secret: 'I looked it up and I am not telling' }, kinds: ['question'] },
    { words: { crowd: '{text}', secret: 'It was my line first' }, kinds: ['quote'] },
    {
      words: { crowd: '{text}', secret: 'I have heard the longer version' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { crowd: '{text}', secret: 'I am the only one taking notes' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { secret: 'Soon: home, tea, socks', crowd: '“One more song!”' }, isGentle: true },
    {
      words: { secret: 'It is nice to be near them', crowd: '“Save a seat for our friend!”' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ secret: 'Ich bin wegen des Käses hier', crowd: '„Super Musik!“' }],
    fr: [
      { secret: 'Je suis là pour le fromage', crowd: '« Super musique ! »' },
      { secret: '{text}', crowd: '« J’adore cette chanson ! »' },
    ],
    es: [
      { secret: 'He venido por el queso', crowd: '«¡Qué música!»' },
      { secret: '{text}', crowd: '«¡Me encanta esta canción!»' },
    ],
    it: [
      { secret: 'Sono qui per il formaggio', crowd: '«Che musica!»' },
      { secret: '{text}', crowd: '«Adoro questa canzone!»' },
    ],
    pt: [
      { secret: 'Vim pelo queijo', crowd: '“Que música!”' },
      { secret: '{text}', crowd: '“Adoro esta música!”' },
    ],
    nl: [
      { secret: 'Ik ben hier voor de kaas', crowd: '“Wat een muziek!”' },
      { secret: '{text}', crowd: '“Wat een geweldig nummer!”' },
    ],
    hi: [
      { secret: '{text}', crowd: '“यह गाना तो कमाल है!”' },
      { secret: 'असली मक़सद: खाना', crowd: '{text}' },
    ],
    ja: [
      { secret: '{text}', crowd: '「この曲、最高！」' },
      { secret: '早く帰りたい', crowd: '{text}' },
    ],
    zh: [
      { secret: '{text}', crowd: '“这首歌太好听了！”' },
      { secret: '其实我是来吃东西的', crowd: '{text}' },
    ],
    ko: [
      { secret: '{text}', crowd: '“이 노래 진짜 좋다!”' },
      { secret: '집에 가고 싶다', crowd: '{text}' },
    ],
    ru: [
      { secret: '{text}', crowd: '«Обожаю эту песню!»' },
      { secret: 'Я здесь ради еды', crowd: '{text}' },
    ],
    uk: [
      { secret: '{text}', crowd: '«Обожнюю цю пісню!»' },
      { secret: 'Я тут заради їжі', crowd: '{text}' },
    ],
    pl: [
      { secret: '{text}', crowd: '„Uwielbiam tę piosenkę!”' },
      { secret: 'Ja tu tylko dla jedzenia', crowd: '{text}' },
    ],
    tr: [
      { secret: '{text}', crowd: '“Bu şarkıya bayılıyorum!”' },
      { secret: 'Ben yemek için geldim', crowd: '{text}' },
    ],
    ar: [
      { secret: '{text}', crowd: '«أحب هذه الأغنية!»' },
      { secret: 'أنا هنا من أجل الطعام', crowd: '{text}' },
    ],
    id: [
      { secret: '{text}', crowd: '“Suka banget lagu ini!”' },
      { secret: 'Cuma datang demi makanannya', crowd: '{text}' },
    ],
    sv: [
      { secret: '{text}', crowd: '”Jag älskar den här låten!”' },
      { secret: 'Jag är här för maten', crowd: '{text}' },
    ],
    cs: [
      { secret: '{text}', crowd: '„Tuhle písničku miluju!“' },
      { secret: 'Jsem tu kvůli jídlu', crowd: '{text}' },
    ],
    ro: [
      { secret: '{text}', crowd: '„Ador melodia asta!”' },
      { secret: 'Eu am venit pentru mâncare', crowd: '{text}' },
    ],
    hu: [
      { secret: '{text}', crowd: '„Imádom ezt a számot!”' },
      { secret: 'Én a kaja miatt vagyok itt', crowd: '{text}' },
    ],
    el: [
      { secret: '{text}', crowd: '«Λατρεύω αυτό το τραγούδι!»' },
      { secret: 'Ήρθα για το φαγητό', crowd: '{text}' },
    ],
    vi: [
      { secret: '{text}', crowd: '“Bài này hay quá!”' },
      { secret: 'Đến đây chỉ vì đồ ăn', crowd: '{text}' },
    ],
    th: [
      { secret: '{text}', crowd: '“เพลงนี้เพราะมาก!”' },
      { secret: 'มาเพราะของกินล้วนๆ', crowd: '{text}' },
    ],
    '*': [{ secret: '…', crowd: '{text}' }],
  },
}
