import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['All of them. They had booked the same week.'],
    fit: 1,
    reason: 'you want them to know, wherever they lie.',
  },
  {
    to: 'quote',
    lines: ['Whoever said it, diving'],
    fit: 1,
    reason: 'you thought that more people should hear it.',
  },
]

function fill(reading: Reading): Fill[] {
  const saidDid = relationOf(reading, 'said-did')
  const promise = saidDid && {
    words: { banner: asQuote(saidDid.said), beach: asCaption(saidDid.deed) },
    fit: 0.85,
    reason: 'you can say it from up there, but they saw.',
  }
  return [...(promise ? [promise] : []), ...audienceFills(reading, ['banner', 'beach'], answers)]
}

export const recipe: Recipe = {
  templateName: 'plane-banner',
  reason: 'you want everybody to know, in large letters.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { banner: 'Honk if you love {thing}', beach: 'A beach without a single car' } },
    { words: { banner: '{Thing}, now also by air', beach: 'Somebody has asked for a brochure' } },
    { words: { banner: '{text}', beach: 'My mother, row one, with binoculars' }, about: 'own' },
    {
      words: { banner: '{text}', beach: 'One of them, in row four, sinking behind a novel' },
      about: 'people',
    },
    { words: { banner: '{text}', beach: 'The tide, which was back sooner' }, about: 'waiting' },
    { words: { banner: '{text}', beach: 'Two hundred deckchairs, all turned round' } },
    { words: { banner: '{text}', beach: 'A lady under a hat, who has found her glasses' } },
    { words: { banner: '{text}', beach: '“Read it to me, I have sand in my eyes”' } },
    { words: { banner: '{text}', beach: 'The pilot, who still thinks it is about him' } },
    { words: { banner: '{text}', beach: 'They had looked up to see whether it would rain' }, mood: 'bad' },
    { words: { banner: '{text}', beach: 'My neighbours, who thought they had the week off' }, mood: 'bad' },
    { words: { banner: '{text}', beach: '“Poor thing. Is there room on our blanket?”' }, mood: 'bad' },
    { words: { banner: '{text}', beach: 'A fisherman, who has taken off his hat' }, mood: 'bad' },
    { words: { banner: '{text}', beach: '“We know them,” say people who do not' }, mood: 'good' },
    { words: { banner: '{text}', beach: 'Everybody. That was the idea.' }, mood: 'good' },
    { words: { banner: '{text}', beach: 'I asked for bigger letters. There were none.' }, mood: 'good' },
    { words: { banner: '{text}', beach: 'A brass band, unpacking without being asked' }, mood: 'good' },
    {
      words: { banner: '{text}', beach: 'A show of hands. All hands are full of crisps.' },
      kinds: ['question'],
    },
    { words: { banner: '{text}', beach: 'The gull. The gull has never had doubts.' }, kinds: ['question'] },
    { words: { banner: '{text}', beach: 'No reply by boat so far' }, kinds: ['question'] },
    {
      words: { banner: '{text}', beach: 'An old captain, who has saluted to be on the safe side' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { banner: '{text}', beach: 'Word for word, at two pounds a letter' }, kinds: ['quote'] },
    {
      words: { banner: '{text}', beach: 'It was said once. It is now said over the sea.' },
      kinds: ['quote'],
    },
    {
      words: { banner: '{text}', beach: 'A boy with a bucket, who will say it in school' },
      kinds: ['quote'],
    },
    {
      words: { banner: 'Nothing to announce. Enjoy the sea.', beach: 'People with their feet in the water' },
      isGentle: true,
    },
    { words: { banner: 'There is room on the sand', beach: 'A whole beach, half asleep' }, isGentle: true },
  ],
  foreign: {
    de: [{ banner: '{text}', beach: 'Der ganze Strand liest mit' }],
    fr: [{ banner: '{text}', beach: 'Toute la plage a levé la tête' }],
    es: [{ banner: '{text}', beach: 'Toda la playa, mirando al cielo' }],
    it: [{ banner: '{text}', beach: 'Tutta la spiaggia, col naso all’insù' }],
    pt: [{ banner: '{text}', beach: 'A praia inteira, de olhos no céu' }],
    nl: [{ banner: '{text}', beach: 'Het hele strand leest mee' }],
    hi: [{ banner: '{text}', beach: 'पूरा समुद्र-तट ऊपर देख रहा है' }],
    ja: [{ banner: '{text}', beach: '浜辺の全員が見上げている' }],
    zh: [{ banner: '{text}', beach: '整个沙滩的人都抬起了头' }],
    ko: [{ banner: '{text}', beach: '해변 전체가 올려다보는 중' }],
    ru: [{ banner: '{text}', beach: 'Весь пляж задрал головы' }],
    uk: [{ banner: '{text}', beach: 'Увесь пляж задер голови' }],
    pl: [{ banner: '{text}', beach: 'Cała plaża z zadartą głową' }],
    tr: [{ banner: '{text}', beach: 'Bütün plaj başını kaldırdı' }],
    ar: [{ banner: '{text}', beach: 'الشاطئ كله رفع رأسه' }],
    id: [{ banner: '{text}', beach: 'Seisi pantai mendongak' }],
    sv: [{ banner: '{text}', beach: 'Hela stranden tittar upp' }],
    cs: [{ banner: '{text}', beach: 'Celá pláž kouká nahoru' }],
    ro: [{ banner: '{text}', beach: 'Toată plaja se uită în sus' }],
    hu: [{ banner: '{text}', beach: 'Az egész strand felfelé néz' }],
    el: [{ banner: '{text}', beach: 'Όλη η παραλία κοιτάζει ψηλά' }],
    vi: [{ banner: '{text}', beach: 'Cả bãi biển đang ngước lên' }],
    th: [{ banner: '{text}', beach: 'ทั้งหาดแหงนหน้ามอง' }],
    '*': [{ banner: '{text}', beach: '…!' }],
  },
}
