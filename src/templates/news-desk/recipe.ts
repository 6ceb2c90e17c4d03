import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['A film crew has followed one of them home'],
    fit: 1,
    reason: 'you have seen them, and now there is footage.',
  },
  {
    to: 'list',
    lines: ['The presenter has asked for a drum roll between them'],
    fit: 0.8,
    reason: 'you made a list, and it made the news.',
  },
  {
    to: 'nostalgia',
    lines: ['Younger viewers may need to ask a grown-up'],
    fit: 1.2,
    reason: 'you were there, and the archive agrees.',
  },
  {
    to: 'quote',
    lines: ['Our correspondent was in the next room'],
    fit: 1,
    reason: 'somebody said it, and the camera was on.',
  },
]

function fill(reading: Reading): Fill[] {
  const saidDid = relationOf(reading, 'said-did')
  const promise = saidDid && {
    words: { news: asQuote(saidDid.said), ticker: asCaption(saidDid.deed) },
    fit: 0.85,
    reason: 'the promise is up there, the truth runs below.',
  }
  return [...(promise ? [promise] : []), ...audienceFills(reading, ['news', 'ticker'], answers)]
}

export const recipe: Recipe = {
  templateName: 'news-desk',
  reason: 'you have news, and the studio cannot cope.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { news: '{Thing}: the inside story', ticker: 'From a man who stood outside' } },
    { words: { news: '{text}', ticker: 'The police are looking for exactly this face' }, about: 'own' },
    { words: { news: '{text}', ticker: 'A naturalist whispers that it is their season' }, about: 'people' },
    { words: { news: '{text}', ticker: 'We stay live until something moves' }, about: 'waiting' },
    { words: { news: '{text}', ticker: 'More on this as soon as the presenter can speak' } },
    { words: { news: '{text}', ticker: 'Our reporter is outside a building and has no idea' } },
    { words: { news: '{text}', ticker: 'Please do not look at the colleague on the right' } },
    { words: { news: '{text}', ticker: 'The weather will be read by whoever is left' } },
    { words: { news: '{text}', ticker: 'A kettle has been sent to the scene' }, mood: 'bad' },
    { words: { news: '{text}', ticker: 'That noise was the cameraman. He is a good man.' }, mood: 'bad' },
    { words: { news: '{text}', ticker: 'Next: ten minutes of otters. We all need them.' }, mood: 'bad' },
    { words: { news: '{text}', ticker: 'The presenter’s mum has rung. Is he eating?' }, mood: 'bad' },
    { words: { news: '{text}', ticker: 'The rest of the news has been moved to Thursday' }, mood: 'good' },
    { words: { news: '{text}', ticker: 'A neighbour claims to have known it all along' }, mood: 'good' },
    { words: { news: '{text}', ticker: 'The parade starts when somebody finds the tuba' }, mood: 'good' },
    { words: { news: '{text}', ticker: 'The producer is dancing. We can see her.' }, mood: 'good' },
    { words: { news: '{text}', ticker: 'The studio has gone very quiet' }, kinds: ['question'] },
    { words: { news: '{text}', ticker: 'A panel of nine will now look at its shoes' }, kinds: ['question'] },
    {
      words: { news: '{text}', ticker: 'Answers on a postcard. The postman is ready.' },
      kinds: ['question'],
    },
    { words: { news: '{text}', ticker: 'Taken down word for word by a man in a hedge' }, kinds: ['quote'] },
    { words: { news: '{text}', ticker: 'An actor will now read it again, in a cape' }, kinds: ['quote'] },
    {
      words: { news: '{text}', ticker: 'The witnesses agree, which has never happened' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { news: 'Nothing happened. It was lovely.', ticker: 'Back to you, and your tea' },
      isGentle: true,
    },
    {
      words: { news: 'The news has the evening off', ticker: 'Put your feet up. We have.' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ news: '{text}', ticker: 'Und nun zum Wetter. Sobald es wieder geht.' }],
    fr: [{ news: '{text}', ticker: 'Et maintenant la météo, si quelqu’un peut parler' }],
    es: [{ news: '{text}', ticker: 'Y ahora el tiempo, si alguien puede hablar' }],
    it: [{ news: '{text}', ticker: 'E ora il meteo, se qualcuno riesce a parlare' }],
    pt: [{ news: '{text}', ticker: 'E agora o tempo, se alguém conseguir falar' }],
    nl: [{ news: '{text}', ticker: 'En dan nu het weer, als iemand nog kan praten' }],
    hi: [{ news: '{text}', ticker: 'एंकर बस पानी पीकर लौटते हैं' }],
    ja: [{ news: '{text}', ticker: 'アナウンサーが落ち着くまでお待ちください' }],
    zh: [{ news: '{text}', ticker: '主播先缓一缓，稍后回来' }],
    ko: [{ news: '{text}', ticker: '앵커가 진정하는 대로 이어집니다' }],
    ru: [{ news: '{text}', ticker: 'А теперь о погоде, если кто-то ещё может говорить' }],
    uk: [{ news: '{text}', ticker: 'А тепер про погоду, якщо хтось ще може говорити' }],
    pl: [{ news: '{text}', ticker: 'A teraz pogoda, o ile ktoś jeszcze może mówić' }],
    tr: [{ news: '{text}', ticker: 'Sunucu kendine gelince devam edeceğiz' }],
    ar: [{ news: '{text}', ticker: 'نواصل حالما يتمالك المذيع نفسه' }],
    id: [{ news: '{text}', ticker: 'Kami lanjutkan setelah penyiarnya tenang' }],
    sv: [{ news: '{text}', ticker: 'Och nu till vädret, om någon kan prata' }],
    cs: [{ news: '{text}', ticker: 'A teď počasí, pokud ještě někdo může mluvit' }],
    ro: [{ news: '{text}', ticker: 'Și acum vremea, dacă mai poate vorbi cineva' }],
    hu: [{ news: '{text}', ticker: 'És most az időjárás, ha valaki még meg tud szólalni' }],
    el: [{ news: '{text}', ticker: 'Και τώρα ο καιρός, αν μπορεί να μιλήσει κανείς' }],
    vi: [{ news: '{text}', ticker: 'Tiếp tục ngay khi phát thanh viên bình tĩnh lại' }],
    th: [{ news: '{text}', ticker: 'พักสักครู่ ผู้ประกาศขอตั้งสติก่อน' }],
    '*': [{ news: '{text}', ticker: '…' }],
  },
}
