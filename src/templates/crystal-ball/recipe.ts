import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  const people = relationOf(reading, 'people')
  if (people) {
    fills.push({
      words: { ball: asCaption(people.whole), teller: 'I see them too. They are waving.' },
      fit: 1,
      reason: 'you will meet them again, the ball says so.',
    })
  }
  if (reading.kind === 'quote') {
    fills.push({
      words: { ball: asQuote(reading.phrase.text), teller: 'The spirits say it was not one of them.' },
      fit: 1,
      reason: 'you hear voices, and so does she.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'crystal-ball',
  reason: 'you have surprised a professional.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { ball: '{Thing}. I see nothing but {thing}.', teller: 'That will be twenty pounds.' } },
    { words: { ball: '{text}', teller: 'You already know how this one ends.' }, about: 'own' },
    { words: { ball: '{text}', teller: 'They will do it again on Tuesday.' }, about: 'people' },
    { words: { ball: '{text}', teller: 'It is coming. It has stopped for lunch.' }, about: 'waiting' },
    { words: { ball: '{text}', teller: 'Do not look at me. I only dust it.' } },
    { words: { ball: '{text}', teller: 'I had been expecting a tall stranger.' } },
    { words: { ball: '{text}', teller: 'My last client only wanted to know about her aunt.' } },
    { words: { ball: '{text}', teller: 'Forty years, and that has never come up.' } },
    { words: { ball: '{text}', teller: 'Oh dear. One sugar or two?' }, mood: 'bad' },
    { words: { ball: '{text}', teller: 'Come back tomorrow. I shall try the other ball.' }, mood: 'bad' },
    { words: { ball: '{text}', teller: 'The cat saw it first. She said nothing.' }, mood: 'bad' },
    { words: { ball: '{text}', teller: 'I have turned it off and on again. It stays.' }, mood: 'bad' },
    { words: { ball: '{text}', teller: 'Forty years, and at last a nice one.' }, mood: 'good' },
    { words: { ball: '{text}', teller: 'I should like to shake that hand.' }, mood: 'good' },
    { words: { ball: '{text}', teller: 'The stars have asked for a copy.' }, mood: 'good' },
    { words: { ball: '{text}', teller: 'Tell nobody I smiled. It is bad for business.' }, mood: 'good' },
    { words: { ball: '{text}', teller: 'It only does answers on Thursdays.' }, kinds: ['question'] },
    { words: { ball: '{text}', teller: 'I see a woman in a turban. She shrugs.' }, kinds: ['question'] },
    {
      words: { ball: '{text}', teller: 'It has gone cloudy. It does that when asked.' },
      kinds: ['question'],
    },
    {
      words: { ball: '{text}', teller: 'I see it as clearly as I see the cat.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { ball: '{text}', teller: 'I am getting a voice. It is sure of itself.' }, kinds: ['quote'] },
    { words: { ball: '{text}', teller: 'My grandmother foretold it. Word for word.' }, kinds: ['quote'] },
    { words: { ball: '{text}', teller: 'I see lips. I see them moving.' }, kinds: ['quote'] },
    {
      words: { ball: 'A comfortable chair and a cup of tea', teller: 'Very soon. I am quite sure.' },
      isGentle: true,
    },
    {
      words: { ball: 'An evening with nothing in it', teller: 'The cat will keep you company.' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ ball: '{text}', teller: 'So etwas habe ich noch nie gesehen.' }],
    fr: [{ ball: '{text}', teller: 'Je n’avais jamais vu ça.' }],
    es: [{ ball: '{text}', teller: 'Nunca había visto nada igual.' }],
    it: [{ ball: '{text}', teller: 'Mai vista una cosa del genere.' }],
    pt: [{ ball: '{text}', teller: 'Nunca vi nada assim.' }],
    nl: [{ ball: '{text}', teller: 'Zoiets heb ik nog nooit gezien.' }],
    hi: [{ ball: '{text}', teller: 'ऐसा तो पहले कभी नहीं दिखा।' }],
    ja: [{ ball: '{text}', teller: 'こんなのは初めて見ました。' }],
    zh: [{ ball: '{text}', teller: '这种事我头一回见。' }],
    ko: [{ ball: '{text}', teller: '이런 건 처음 봐요.' }],
    ru: [{ ball: '{text}', teller: 'Такого я ещё не видела.' }],
    uk: [{ ball: '{text}', teller: 'Такого я ще не бачила.' }],
    pl: [{ ball: '{text}', teller: 'Czegoś takiego jeszcze nie widziałam.' }],
    tr: [{ ball: '{text}', teller: 'Böylesini ilk defa görüyorum.' }],
    ar: [{ ball: '{text}', teller: 'لم أرَ شيئًا كهذا من قبل.' }],
    id: [{ ball: '{text}', teller: 'Baru kali ini saya lihat yang begini.' }],
    sv: [{ ball: '{text}', teller: 'Något sådant har jag aldrig sett.' }],
    cs: [{ ball: '{text}', teller: 'Něco takového jsem ještě neviděla.' }],
    ro: [{ ball: '{text}', teller: 'Așa ceva n-am mai văzut.' }],
    hu: [{ ball: '{text}', teller: 'Ilyet még sosem láttam.' }],
    el: [{ ball: '{text}', teller: 'Τέτοιο πράγμα δεν έχω ξαναδεί.' }],
    vi: [{ ball: '{text}', teller: 'Tôi chưa thấy thế này bao giờ.' }],
    th: [{ ball: '{text}', teller: 'ไม่เคยเห็นแบบนี้มาก่อนเลย' }],
    '*': [{ ball: '{text}', teller: '…!' }],
  },
}
