import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const listeners = [
  'Everyone who just wanted a sandwich',
  'The wedding, table nine',
  'My dentist, between two questions',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { slide: asQuote(saidDid.said), topic: asCaption(saidDid.deed) },
      fit: 0.85,
      reason: 'the slide says one thing, and you were awake.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const topic of ['Anyone who asks about my day', 'A stranger on the train']) {
      fills.push({
        words: { slide: asCaption(people.whole), topic },
        fit: 1,
        reason: 'you have prepared slides on this.',
      })
    }
  }
  const list = relationOf(reading, 'list')
  if (list?.lead) {
    fills.push({
      words: { slide: reading.text, topic: 'Those who only wanted the short version' },
      fit: 0.8,
      reason: 'you made a list, so now there is a talk.',
    })
  }
  if (reading.kind === 'quote' && !saidDid) {
    fills.push({
      words: { slide: asQuote(reading.phrase.text), topic: 'Everybody with their coat already on' },
      fit: 1.05,
      reason: 'you have heard this one, with slides.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  if (relationOf(reading, 'nostalgia')) {
    fills.push({
      words: { slide: reading.text, topic: 'Everyone under twenty-five' },
      fit: 1.25,
      reason: 'you have more slides about those days.',
    })
  }
  const cornered = relationOf(reading, 'cornered')
  if (cornered) {
    fills.push({
      words: { slide: asCaption(cornered.event), topic: 'Me, who only said “hi”' },
      fit: 1.25,
      reason: 'you sat in the front row by mistake.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'the-presentation',
  reason: 'you have slides, and nobody asked.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.myths.map((slide, index) => ({ slide, topic: listeners[index % listeners.length] ?? '' })),
  standbys: [
    { words: { slide: 'What I know about {thing}', topic: 'My date' } },
    {
      words: { slide: 'How it was not my fault, with charts', topic: 'The insurance company' },
      about: 'own',
    },
    {
      words: { slide: 'My findings, after years in the field', topic: 'They asked for the salt' },
      about: 'people',
    },
    { words: { slide: 'What I did while I waited', topic: 'Now they are waiting' }, about: 'waiting' },
    { words: { slide: '{text}', topic: '“So, how was your day?”' } },
    { words: { slide: '{text}', topic: 'They only asked whether the seat was free' } },
    { words: { slide: '{text}', topic: 'It was meant to be a toast' } },
    { words: { slide: '{text}', topic: '“So, tell us a little about yourself”' } },
    { words: { slide: '{text}', topic: 'The agenda said “hello, everyone”' } },
    { words: { slide: '{text}', topic: '“Anything else?” Oh yes.' }, mood: 'bad' },
    { words: { slide: '{text}', topic: '“Before we begin, a word of thanks”' }, mood: 'bad' },
    { words: { slide: '{text}', topic: 'They had asked for the time' }, mood: 'bad' },
    { words: { slide: '{text}', topic: '“You look well, what is new?”' }, mood: 'bad' },
    { words: { slide: '{text}', topic: '“Keep it short.” I have brought music.' }, mood: 'good' },
    { words: { slide: '{text}', topic: 'The lift got stuck. I was ready.' }, mood: 'good' },
    { words: { slide: '{text}', topic: 'Part 1 of 12, with breaks for applause' }, mood: 'good' },
    { words: { slide: '{text}', topic: '“Sorry, do we know each other?”' }, mood: 'good' },
    { words: { slide: '{text}', topic: '“Any questions?” was meant for the others' }, kinds: ['question'] },
    { words: { slide: '{text}', topic: 'It went to a vote. Everybody abstained.' }, kinds: ['question'] },
    { words: { slide: '{text}', topic: 'My first slide. There is no second one.' }, kinds: ['question'] },
    {
      words: { slide: '{text}', topic: 'The minutes, read aloud by request of nobody' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { slide: '{text}', topic: 'Act one of five' }, kinds: ['quote', 'story', 'fragment'] },
    { words: { slide: '{text}', topic: 'A quotation, explained until it stopped' }, kinds: ['quote'] },
    { words: { slide: '{text}', topic: '“Just a few words, please.” These.' }, kinds: ['quote'] },
    { words: { slide: '{text}', topic: 'It could have been a postcard' }, kinds: ['quote'] },
    { words: { slide: 'How to rest', topic: 'They got it at once' }, isGentle: true },
    {
      words: { slide: 'Nothing today. Thank you for coming.', topic: 'A well-rested audience' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ slide: '{text}', topic: 'Niemand hatte gefragt' }],
    fr: [
      { slide: '{text}', topic: 'Personne n’avait demandé' },
      { slide: '{text}', topic: 'La question était : « Ça va ? »' },
    ],
    es: [
      { slide: '{text}', topic: 'Nadie había preguntado' },
      { slide: '{text}', topic: 'La pregunta era: «¿Qué tal?»' },
    ],
    it: [
      { slide: '{text}', topic: 'Nessuno aveva chiesto' },
      { slide: '{text}', topic: 'La domanda era: «Come va?»' },
    ],
    pt: [
      { slide: '{text}', topic: 'Ninguém perguntou' },
      { slide: '{text}', topic: 'A pergunta era: “Tudo bem?”' },
    ],
    nl: [
      { slide: '{text}', topic: 'Niemand had iets gevraagd' },
      { slide: '{text}', topic: 'De vraag was: “Hoe gaat het?”' },
    ],
    hi: [
      { slide: '{text}', topic: 'किसी ने पूछा नहीं था' },
      { slide: '{text}', topic: 'सवाल था: “क्या हाल है?”' },
    ],
    ja: [
      { slide: '{text}', topic: '誰も聞いてない' },
      { slide: '{text}', topic: '質問は「お元気ですか？」だった' },
    ],
    zh: [
      { slide: '{text}', topic: '并没有人问' },
      { slide: '{text}', topic: '别人只问了一句“最近好吗？”' },
    ],
    ko: [
      { slide: '{text}', topic: '아무도 안 물어봤는데' },
      { slide: '{text}', topic: '질문은 “잘 지내?”였음' },
    ],
    ru: [
      { slide: '{text}', topic: 'Никто не спрашивал' },
      { slide: '{text}', topic: 'Вопрос был: «Как дела?»' },
    ],
    uk: [
      { slide: '{text}', topic: 'Ніхто не питав' },
      { slide: '{text}', topic: 'Запитання було: «Як справи?»' },
    ],
    pl: [
      { slide: '{text}', topic: 'Nikt nie pytał' },
      { slide: '{text}', topic: 'Pytanie brzmiało: „Co słychać?”' },
    ],
    tr: [
      { slide: '{text}', topic: 'Kimse sormamıştı' },
      { slide: '{text}', topic: 'Tek soru: “Nasılsın?”' },
    ],
    ar: [
      { slide: '{text}', topic: 'لم يسأل أحد' },
      { slide: '{text}', topic: 'كان السؤال: «كيف الحال؟»' },
    ],
    id: [
      { slide: '{text}', topic: 'Padahal tidak ada yang tanya' },
      { slide: '{text}', topic: 'Padahal cuma ditanya “apa kabar?”' },
    ],
    sv: [
      { slide: '{text}', topic: 'Ingen hade frågat' },
      { slide: '{text}', topic: 'Frågan var: ”Hur är läget?”' },
    ],
    cs: [
      { slide: '{text}', topic: 'Nikdo se neptal' },
      { slide: '{text}', topic: 'Otázka zněla: „Jak se máte?“' },
    ],
    ro: [
      { slide: '{text}', topic: 'Nu a întrebat nimeni' },
      { slide: '{text}', topic: 'Întrebarea era: „Ce mai faci?”' },
    ],
    hu: [
      { slide: '{text}', topic: 'Senki sem kérdezte' },
      { slide: '{text}', topic: 'A kérdés az volt: „Hogy vagy?”' },
    ],
    el: [
      { slide: '{text}', topic: 'Δεν ρώτησε κανείς' },
      { slide: '{text}', topic: 'Η ερώτηση ήταν: «Τι κάνεις;»' },
    ],
    vi: [
      { slide: '{text}', topic: 'Có ai hỏi đâu' },
      { slide: '{text}', topic: 'Câu hỏi chỉ là: “Khỏe không?”' },
    ],
    th: [
      { slide: '{text}', topic: 'ไม่มีใครถามสักคน' },
      { slide: '{text}', topic: 'คำถามคือ “สบายดีไหม”' },
    ],
    '*': [{ slide: '{text}', topic: '…' }],
  },
}
