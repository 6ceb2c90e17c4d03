import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Reading } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['I know the kind. I have sat next to one.', 'And they never come here. You do.'],
    fit: 0.95,
    reason: 'you had to tell somebody.',
  },
  {
    to: 'nostalgia',
    lines: ['We had that as well. We had it in our street.'],
    fit: 1.15,
    reason: 'you miss it, and now she does too.',
  },
  {
    to: 'quote',
    lines: ['Those words? In that order?'],
    fit: 1,
    reason: 'you needed to repeat it to a professional.',
  },
]

function fill(reading: Reading): Fill[] {
  return audienceFills(reading, ['told', 'notes'], answers)
}

export const recipe: Recipe = {
  templateName: 'the-couch',
  reason: 'you only told it, and look at her.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { told: 'It always comes back to {thing}', notes: 'It does for all of us' } },
    {
      words: { told: '{text}', notes: 'Nothing to forgive. Do it again slowly, I missed a bit.' },
      about: 'own',
    },
    { words: { told: '{text}', notes: 'Send them in. I want to look at them.' }, about: 'people' },
    { words: { told: '{text}', notes: 'We shall wait together. I have brought wool.' }, about: 'waiting' },
    { words: { told: '{text}', notes: 'We have run over. By four days.' } },
    { words: { told: '{text}', notes: 'No more questions. Only biscuits.' } },
    { words: { told: '{text}', notes: 'The flower has asked for a copy' } },
    { words: { told: '{text}', notes: 'Patient calm. Carpet wet.' }, mood: 'bad' },
    { words: { told: '{text}', notes: 'There, there. That was me, to me.' }, mood: 'bad' },
    { words: { told: '{text}', notes: 'Next patient may go home. I must lie down.' }, mood: 'bad' },
    { words: { told: '{text}', notes: 'I would be cross too. I am cross on your behalf.' }, mood: 'bad' },
    { words: { told: '{text}', notes: 'Nothing to cure. Cried anyway.' }, mood: 'good' },
    { words: { told: '{text}', notes: 'Had it framed. The capybara can move up.' }, mood: 'good' },
    { words: { told: '{text}', notes: 'Patient glowing. Please draw the curtains.' }, mood: 'good' },
    { words: { told: '{text}', notes: 'Turned three pages. It is on none of them.' }, kinds: ['question'] },
    { words: { told: '{text}', notes: 'Asked the portrait. Portrait looked away.' }, kinds: ['question'] },
    {
      words: { told: '{text}', notes: 'Answer: see next week. Next week: see this week.' },
      kinds: ['question'],
    },
    { words: { told: '{text}', notes: 'Read aloud twice. The couch creaked.' }, kinds: ['quote'] },
    { words: { told: '{text}', notes: 'I heard that in four voices, all my mother’s' }, kinds: ['quote'] },
    {
      words: { told: '{text}', notes: 'Please start from your birth. I have time.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { told: 'Nothing today, thank you', notes: 'Take all the time you like' }, isGentle: true },
    {
      words: { told: 'May I just lie here for a while?', notes: 'Of course. I will get a blanket.' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ told: '{text}', notes: 'Taschentücher alle. Jetzt der Vorhang.' }],
    fr: [{ told: '{text}', notes: 'Plus un mouchoir. J’attaque le rideau.' }],
    es: [{ told: '{text}', notes: 'Se acabaron los pañuelos. Queda la cortina.' }],
    it: [{ told: '{text}', notes: 'Finiti i fazzoletti. Passo alla tenda.' }],
    pt: [{ told: '{text}', notes: 'Acabaram os lenços. Vai a cortina.' }],
    nl: [{ told: '{text}', notes: 'Zakdoekjes op. Nu het gordijn.' }],
    sv: [{ told: '{text}', notes: 'Näsdukarna är slut. Nu tar jag gardinen.' }],
    pl: [{ told: '{text}', notes: 'Chusteczki się skończyły. Została firanka.' }],
    cs: [{ told: '{text}', notes: 'Kapesníky došly. Beru závěs.' }],
    ro: [{ told: '{text}', notes: 'S-au terminat șervețelele. Trec la perdea.' }],
    hu: [{ told: '{text}', notes: 'Elfogyott a zsebkendő. Jöhet a függöny.' }],
    el: [{ told: '{text}', notes: 'Τέλος τα χαρτομάντιλα. Πιάνω την κουρτίνα.' }],
    ru: [{ told: '{text}', notes: 'Платки кончились. Перехожу на штору.' }],
    uk: [{ told: '{text}', notes: 'Серветки скінчилися. Беруся за штору.' }],
    tr: [{ told: '{text}', notes: 'Mendil bitti. Sıra perdede.' }],
    ar: [{ told: '{text}', notes: 'نفدت المناديل. جاء دور الستارة.' }],
    hi: [{ told: '{text}', notes: 'रूमाल ख़त्म। अब परदे की बारी।' }],
    id: [{ told: '{text}', notes: 'Tisu habis. Sekarang pakai gorden.' }],
    vi: [{ told: '{text}', notes: 'Hết khăn giấy. Dùng tạm rèm cửa.' }],
    th: [{ told: '{text}', notes: 'ทิชชูหมดแล้ว เหลือแต่ผ้าม่าน' }],
    ja: [{ told: '{text}', notes: 'ティッシュが切れた。次はカーテン。' }],
    ko: [{ told: '{text}', notes: '휴지 다 씀. 이제 커튼 차례.' }],
    zh: [{ told: '{text}', notes: '纸巾用完了，改用窗帘。' }],
    '*': [{ told: '{text}', notes: '…' }],
  },
}
