import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const answers = ['not now', 'go to sleep', 'it is 3 a.m.', 'please stop', 'I have work']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const thought = turns.find(({ who }) => /\bbrain\b|\bhead\b/i.test(who))
  if (thought) {
    const reply = turns.find(({ who }) => /^me\b/i.test(who))
    for (const me of reply ? [reply.line] : answers) {
      fills.push({
        words: { brain: finish(thought.line), me },
        fit: 1.5,
        reason: 'your brain keeps office hours at night.',
      })
    }
  }
  const isWonder = reading.kind === 'question' && !relationOf(reading, 'choice')
  if (isWonder) {
    for (const me of answers) {
      fills.push({
        words: { brain: reading.text, me },
        fit: 1.2,
        reason: 'your brain asks when you want to sleep.',
      })
    }
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { brain: `${asQuote(saidDid.said)}, they said. Let us go through that again.`, me: 'let it go' },
      fit: 0.95,
      reason: 'your brain keeps the minutes of every promise.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const awkward = relationOf(reading, 'awkward')
  if (!awkward) return []
  return answers.map((me) => ({
    words: { brain: `${asCaption(awkward.event)}. Let us see that again, slowly.`, me },
    fit: 1.2,
    reason: 'your brain has it on film.',
  }))
}

export const recipe: Recipe = {
  templateName: '3am-brain',
  reason: 'your brain has notes on this, and it is night.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.thoughts.map((brain, index) => ({ brain, me: answers[index % answers.length] ?? '' })),
  standbys: [
    { words: { brain: 'Is it done? Now? What about now?', me: 'no. no. no.' }, about: 'waiting' },
    { words: { brain: 'So. Let us talk about {thing}.', me: 'no' } },
    { words: { brain: 'What if to somebody else it is us?', me: 'never' }, about: 'people' },
    { words: { brain: 'Everyone remembers. There is a file.', me: 'stop' }, about: 'own' },
    { words: { brain: 'Maybe they replied. Check. Check again.', me: 'nobody replied' }, about: 'reply' },
    { words: { brain: 'Nobody noticed. Or did they? Let us list them.', me: 'go away' }, about: 'own' },
    { words: { brain: '{text}', me: 'you had all day' } },
    { words: { brain: '{text}', me: 'we knew that at noon' } },
    { words: { brain: '{text}', me: 'file it under tomorrow' } },
    { words: { brain: '{text}', me: 'we closed that file' }, mood: 'bad' },
    { words: { brain: '{text}', me: 'noted. lights out.' }, mood: 'bad' },
    { words: { brain: '{text}', me: 'it can wait for light' }, mood: 'bad' },
    { words: { brain: '{text}', me: 'yes. smile and sleep' }, mood: 'good' },
    { words: { brain: '{text}', me: 'ask me at nine' }, kinds: ['question'] },
    { words: { brain: '{text}', me: 'nobody knows. sleep.' }, kinds: ['question'] },
    { words: { brain: '{text}', me: 'we looked it up twice' }, kinds: ['question'] },
    { words: { brain: '{text}', me: 'I know. I was there.' }, kinds: ['quote', 'story', 'fragment'] },
    { words: { brain: '{text}', me: 'thanks for the echo' }, kinds: ['quote'] },
    { words: { brain: '{text}', me: 'I heard it live' }, kinds: ['quote'] },
    { words: { brain: 'This will make a great story. Practise it. Now.', me: 'tomorrow' } },
    { words: { brain: 'I have found a second way to feel about it.', me: 'keep it' } },
    { words: { brain: 'You took it well. Suspiciously well.', me: 'I was tired' }, mood: 'bad' },
    {
      words: { brain: 'I have drawn a diagram of it. Lie still, I will project it.', me: 'please do not' },
      mood: 'bad',
    },
    { words: { brain: 'Let us replay it. All forty angles.', me: 'fine. once more' }, mood: 'good' },
    { words: { brain: 'Too good to be true. Let us find the catch.', me: 'let me have this' }, mood: 'good' },
    {
      words: { brain: 'It really happened. I checked. I will check again.', me: 'go on, then' },
      mood: 'good',
    },
    { words: { brain: 'What you should have said to that, draft nine:', me: 'too late' }, kinds: ['quote'] },
    { words: { brain: 'Somewhere a dog is asleep on somebody’s feet.', me: 'that is nice' }, isGentle: true },
    { words: { brain: 'You did enough today.', me: 'good night' }, isGentle: true },
  ],
  foreign: {
    de: [
      { brain: 'Gehen wir das noch einmal durch:\n{text}', me: 'Nein.' },
      { brain: 'Ich habe Folien zu heute vorbereitet.', me: 'Schlaf.' },
    ],
    fr: [
      { brain: 'On récapitule :\n{text}', me: 'Non.' },
      { brain: 'J’ai préparé des diapos sur ta journée.', me: 'Dors.' },
      { brain: '{text}', me: 'Laisse-moi dormir.' },
    ],
    es: [
      { brain: 'Repasemos:\n{text}', me: 'No.' },
      { brain: 'He preparado diapositivas sobre tu día.', me: 'Duérmete.' },
      { brain: '{text}', me: 'Déjame dormir.' },
    ],
    it: [
      { brain: 'Ricapitoliamo:\n{text}', me: 'No.' },
      { brain: 'Ho preparato delle slide su oggi.', me: 'Dormi.' },
      { brain: '{text}', me: 'Lasciami dormire.' },
    ],
    pt: [
      { brain: 'Vamos rever:\n{text}', me: 'Não.' },
      { brain: 'Preparei uns slides sobre o teu dia.', me: 'Dorme.' },
      { brain: '{text}', me: 'Quero dormir.' },
    ],
    nl: [
      { brain: 'Nog één keer:\n{text}', me: 'Nee.' },
      { brain: 'Ik heb dia’s gemaakt over vandaag.', me: 'Slaap.' },
      { brain: '{text}', me: 'Laat me slapen.' },
    ],
    hi: [
      { brain: 'चलो, एक बार फिर सोचते हैं:\n{text}', me: 'नहीं।' },
      { brain: '{text}', me: 'सोने दो।' },
    ],
    ja: [
      { brain: 'もう一度おさらいしよう：\n{text}', me: 'やめて。' },
      { brain: '{text}', me: '寝かせて。' },
    ],
    zh: [
      { brain: '我们再回顾一遍：\n{text}', me: '不要。' },
      { brain: '{text}', me: '让我睡吧。' },
    ],
    ko: [
      { brain: '자, 다시 한번 생각해 보자:\n{text}', me: '싫어.' },
      { brain: '{text}', me: '잠 좀 자자.' },
    ],
    ru: [
      { brain: 'Давай ещё раз всё обдумаем:\n{text}', me: 'Нет.' },
      { brain: '{text}', me: 'Дай поспать.' },
    ],
    uk: [
      { brain: 'Давай ще раз усе обміркуємо:\n{text}', me: 'Ні.' },
      { brain: '{text}', me: 'Дай поспати.' },
    ],
    pl: [
      { brain: 'Przeanalizujmy to jeszcze raz:\n{text}', me: 'Nie.' },
      { brain: '{text}', me: 'Daj spać.' },
    ],
    tr: [
      { brain: 'Hadi bunu bir daha düşünelim:\n{text}', me: 'Hayır.' },
      { brain: '{text}', me: 'Bırak uyuyayım.' },
    ],
    ar: [
      { brain: 'لنراجع الأمر مرة أخرى:\n{text}', me: 'لا.' },
      { brain: '{text}', me: 'دعني أنام.' },
    ],
    id: [
      { brain: 'Mari kita bahas sekali lagi:\n{text}', me: 'Tidak.' },
      { brain: '{text}', me: 'Sudah, tidur.' },
    ],
    sv: [
      { brain: 'Vi går igenom det en gång till:\n{text}', me: 'Nej.' },
      { brain: '{text}', me: 'Låt mig sova.' },
    ],
    cs: [
      { brain: 'Projdeme si to ještě jednou:\n{text}', me: 'Ne.' },
      { brain: '{text}', me: 'Nech mě spát.' },
    ],
    ro: [
      { brain: 'Hai s-o mai luăm o dată:\n{text}', me: 'Nu.' },
      { brain: '{text}', me: 'Lasă-mă să dorm.' },
    ],
    hu: [
      { brain: 'Gondoljuk át még egyszer:\n{text}', me: 'Nem.' },
      { brain: '{text}', me: 'Hadd aludjak.' },
    ],
    el: [
      { brain: 'Ας το ξαναδούμε:\n{text}', me: 'Όχι.' },
      { brain: '{text}', me: 'Άσε με να κοιμηθώ.' },
    ],
    vi: [
      { brain: 'Nghĩ lại lần nữa nhé:\n{text}', me: 'Không.' },
      { brain: '{text}', me: 'Cho tôi ngủ đi.' },
    ],
    th: [
      { brain: 'มาทบทวนกันอีกที:\n{text}', me: 'ไม่' },
      { brain: '{text}', me: 'ขอนอนก่อน' },
    ],
    '*': [
      { brain: '{text}', me: '…' },
      { brain: '…!', me: '…' },
    ],
  },
}
