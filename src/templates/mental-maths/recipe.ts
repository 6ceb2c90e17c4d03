import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCommand, finish, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

/** Sums of a worried head that fit any worry. */
const sums = ['What I know ÷ what I pretend to know', 'Time left ÷ effort, minus one nap']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  if (list && list.items.length >= 3 && !list.lead?.endsWith('…')) {
    const [first = '', second = ''] = list.items
    const last = list.items.at(-1) ?? ''
    fills.push({
      words: { thought: list.lead ?? '', variables: `${first} + ${inline(second)} × ${inline(last)}` },
      header: list.lead ? undefined : reading.text,
      fit: list.lead ? 0.85 : 0.6,
      reason: 'you checked the sum twice, and it got worse.',
    })
  }
  if (!reading.isEnglish) return fills
  const choice = relationOf(reading, 'choice')
  const first = choice && asCommand(choice.first)
  const second = choice && asCommand(choice.second)
  if (first && second && reading.kind === 'question') {
    fills.push({
      words: { thought: reading.text, variables: `${first} ÷ ${inline(second)} = a headache` },
      fit: 0.95,
      reason: 'you tried to solve it like an equation.',
    })
  }
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { thought: reading.text, variables: 'Logic × wishful thinking, rounded up' },
      fit: 1,
      reason: 'your logic adds up, if nobody checks.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  const [opening] = turns
  if (opening && turns.length === 1 && opening.line.endsWith('?')) {
    fills.push({
      words: { thought: finish(`${opening.who}: ${opening.line}`), variables: 'Honesty ÷ consequences' },
      fit: 0.9,
      reason: 'a short question, and you need a blackboard.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'mental-maths',
  reason: 'you did the maths, and it did not help.',
  fill,
  fillFromTopic: (topic) =>
    topic.thoughts.map((thought, index) => ({ thought, variables: sums[index % sums.length] ?? '' })),
  standbys: [
    { words: { thought: '“So, about {thing}…”', variables: 'All of it − what people can see' } },
    { words: { thought: '{text}', variables: 'My patience − 1, repeat until zero' }, about: 'people' },
    { words: { thought: '{text}', variables: 'Probability that nobody noticed, squared' }, about: 'own' },
    {
      words: { thought: '{text}', variables: 'Minutes waited × confidence, divided by zero' },
      about: 'waiting',
    },
    { words: { thought: '{text}', variables: 'Let x be a reasonable explanation. There is no x.' } },
    { words: { thought: '{text}', variables: 'Carry the one. Put it down. Walk away.' } },
    { words: { thought: '{text}', variables: 'Checked it twice, and the result is still this' } },
    { words: { thought: '{text}', variables: 'Chance of it × chance of me hearing about it = 100 %' } },
    { words: { thought: '{text}', variables: 'n + 1, where n was already too much' }, mood: 'bad' },
    { words: { thought: '{text}', variables: 'Days since the last time: 0' }, mood: 'bad' },
    { words: { thought: '{text}', variables: 'My share of the blame, rounded down' }, mood: 'bad' },
    { words: { thought: '{text}', variables: 'Expected: none of this. Measured: this.' }, mood: 'bad' },
    { words: { thought: '{text}', variables: 'What could go wrong + what did = my week' }, mood: 'bad' },
    { words: { thought: '{text}', variables: 'Joy × volume ÷ thin walls' }, mood: 'good' },
    { words: { thought: '{text}', variables: 'Luck (0) + skill (all of it) = this' }, mood: 'good' },
    {
      words: { thought: '{text}', variables: 'How long I may mention it: years, plus the leap days' },
      mood: 'good',
    },
    { words: { thought: '{text}', variables: 'What I deserve, rounded up, for once' }, mood: 'good' },
    { words: { thought: '{text}', variables: 'Let x be the answer. x declines.' }, kinds: ['question'] },
    { words: { thought: '{text}', variables: 'Yes × no = it depends' }, kinds: ['question'] },
    {
      words: { thought: '{text}', variables: 'An answer + a different answer = lunch' },
      kinds: ['question'],
    },
    { words: { thought: '{text}', variables: 'Read as a compliment ÷ read again' }, kinds: ['quote'] },
    { words: { thought: '{text}', variables: 'I know each of these words' }, kinds: ['quote'] },
    { words: { thought: '{text}', variables: 'Two sides, no common denominator' }, kinds: ['quote'] },
    {
      words: { thought: '{text}', variables: 'What happened + how I will tell it = about double' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { thought: 'How many cups of tea is a day?', variables: 'As many as it takes' },
      isGentle: true,
    },
    { words: { thought: 'What is one plus one?', variables: 'Company' }, isGentle: true },
  ],
  foreign: {
    de: [{ thought: '{text}', variables: 'Hoffnung × Zeit ÷ Schlaf' }],
    fr: [
      { thought: '{text}', variables: 'Espoir × temps ÷ sommeil' },
      { thought: '{text}', variables: 'Je comprends chaque mot. Séparément.' },
    ],
    es: [
      { thought: '{text}', variables: 'Esperanza × tiempo ÷ sueño' },
      { thought: '{text}', variables: 'Entiendo cada palabra. Por separado.' },
    ],
    it: [
      { thought: '{text}', variables: 'Speranza × tempo ÷ sonno' },
      { thought: '{text}', variables: 'Capisco ogni parola. Una per una.' },
    ],
    pt: [
      { thought: '{text}', variables: 'Esperança × tempo ÷ sono' },
      { thought: '{text}', variables: 'Entendo cada palavra. Separadamente.' },
    ],
    nl: [
      { thought: '{text}', variables: 'Hoop × tijd ÷ slaap' },
      { thought: '{text}', variables: 'Ik begrijp elk woord. Apart.' },
    ],
    hi: [{ thought: '{text}', variables: 'हर शब्द समझ आया। अलग-अलग।' }],
    ja: [{ thought: '{text}', variables: '単語の意味は全部わかる。単語だけは。' }],
    zh: [{ thought: '{text}', variables: '每个字都认识，连起来就不懂了。' }],
    ko: [{ thought: '{text}', variables: '단어는 다 알겠는데, 합치면 모르겠다.' }],
    ru: [{ thought: '{text}', variables: 'Каждое слово понятно. По отдельности.' }],
    uk: [{ thought: '{text}', variables: 'Кожне слово зрозуміле. Окремо.' }],
    pl: [{ thought: '{text}', variables: 'Każde słowo jest jasne. Osobno.' }],
    tr: [{ thought: '{text}', variables: 'Kelimelerin hepsi tanıdık. Tek tek.' }],
    ar: [{ thought: '{text}', variables: 'كل كلمة مفهومة. على حدة.' }],
    id: [{ thought: '{text}', variables: 'Setiap katanya jelas. Kalau dipisah.' }],
    sv: [{ thought: '{text}', variables: 'Jag förstår varje ord. Vart och ett för sig.' }],
    cs: [{ thought: '{text}', variables: 'Každému slovu rozumím. Zvlášť.' }],
    ro: [{ thought: '{text}', variables: 'Înțeleg fiecare cuvânt. Separat.' }],
    hu: [{ thought: '{text}', variables: 'Minden szót értek. Külön-külön.' }],
    el: [{ thought: '{text}', variables: 'Καταλαβαίνω κάθε λέξη. Ξεχωριστά.' }],
    vi: [{ thought: '{text}', variables: 'Từng chữ thì hiểu. Ghép lại thì không.' }],
    th: [{ thought: '{text}', variables: 'เข้าใจทุกคำ แต่รวมกันแล้วไม่เข้าใจ' }],
    '*': [{ thought: '{text}', variables: '1 + 1 = ?' }],
  },
}
