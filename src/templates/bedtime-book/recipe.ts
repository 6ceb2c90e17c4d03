import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Reading } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['Do they live near us?', 'Are they real? Say they are not real.'],
    fit: 0.95,
    reason: 'you would not believe them in a book.',
  },
  {
    to: 'nostalgia',
    lines: ['Was that before or after the dinosaurs?'],
    fit: 1.25,
    reason: 'you were there, once upon a time.',
  },
  {
    to: 'quote',
    lines: ['Did the wolf say that or the grandmother?'],
    fit: 1,
    reason: 'you read it out, and nobody sleeps.',
  },
]

function fill(reading: Reading): Fill[] {
  return audienceFills(reading, ['book', 'child'], answers)
}

export const recipe: Recipe = {
  templateName: 'bedtime-book',
  reason: 'you have a story that keeps them awake.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { book: 'Once upon a time there was {thing}', child: 'Not that again' } },
    { words: { book: '{text}', child: 'Does your mother know you did this?' }, about: 'own' },
    { words: { book: '{text}', child: 'I was at nursery with one of those' }, about: 'people' },
    { words: { book: '{text}', child: 'Still waiting? Now? In the dark?' }, about: 'waiting' },
    { words: { book: '{text}', child: 'I have questions, and so has Teddy' } },
    { words: { book: '{text}', child: 'One more page. Then one more page.' } },
    { words: { book: '{text}', child: 'Who is going to tell the monster?' } },
    { words: { book: '{text}', child: 'Did anybody bring them a biscuit?' }, mood: 'bad' },
    { words: { book: '{text}', child: 'Stop. I will finish it in my own head, nicely.' }, mood: 'bad' },
    { words: { book: '{text}', child: 'Poor you. Here, hold Teddy.' }, mood: 'bad' },
    { words: { book: '{text}', child: 'In the morning we write a new ending' }, mood: 'bad' },
    { words: { book: '{text}', child: 'Wake everybody up. They need to hear this.' }, mood: 'good' },
    { words: { book: '{text}', child: 'Read it so that the moon can hear' }, mood: 'good' },
    { words: { book: '{text}', child: 'Best one yet, and I have heard all four' }, mood: 'good' },
    { words: { book: '{text}', child: 'You always ask at bedtime' }, kinds: ['question'] },
    { words: { book: '{text}', child: 'Ring Gran. Gran knows.' }, kinds: ['question'] },
    { words: { book: '{text}', child: 'Teddy says yes. Teddy always says yes.' }, kinds: ['question'] },
    { words: { book: '{text}', child: 'Do I have to be quiet now, or may I scream?' }, kinds: ['quote'] },
    { words: { book: '{text}', child: 'That is not how people talk in castles' }, kinds: ['quote'] },
    {
      words: { book: '{text}', child: 'Where was the princess all this time?' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { book: 'The end. Everybody slept well.', child: 'Thank you. Good night.' }, isGentle: true },
    {
      words: { book: 'The moon kept watch until morning', child: 'Leave the curtain open a little' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ book: '{text}', child: 'Und jetzt soll ich schlafen?' }],
    fr: [{ book: '{text}', child: 'Et il faudrait que je dorme, maintenant ?' }],
    es: [{ book: '{text}', child: '¿Y ahora tengo que dormirme?' }],
    it: [{ book: '{text}', child: 'E adesso dovrei dormire?' }],
    pt: [{ book: '{text}', child: 'E agora é para eu dormir?' }],
    nl: [{ book: '{text}', child: 'En nu moet ik slapen?' }],
    sv: [{ book: '{text}', child: 'Och nu ska jag sova?' }],
    pl: [{ book: '{text}', child: 'I teraz mam zasnąć?' }],
    cs: [{ book: '{text}', child: 'A teď mám jako spát?' }],
    ro: [{ book: '{text}', child: 'Și acum trebuie să dorm?' }],
    hu: [{ book: '{text}', child: 'És most aludjak el?' }],
    el: [{ book: '{text}', child: 'Και τώρα πρέπει να κοιμηθώ;' }],
    ru: [{ book: '{text}', child: 'И после этого спать?' }],
    uk: [{ book: '{text}', child: 'І після цього спати?' }],
    tr: [{ book: '{text}', child: 'Şimdi ben nasıl uyuyayım?' }],
    ar: [{ book: '{text}', child: 'والآن تريدني أن أنام؟' }],
    hi: [{ book: '{text}', child: 'और अब मैं सो जाऊँ?' }],
    id: [{ book: '{text}', child: 'Terus aku disuruh tidur?' }],
    vi: [{ book: '{text}', child: 'Thế này thì ngủ sao được?' }],
    th: [{ book: '{text}', child: 'แล้วแบบนี้จะให้หลับลงเหรอ' }],
    ja: [{ book: '{text}', child: 'これで寝ろって言うの？' }],
    ko: [{ book: '{text}', child: '이러고 자라고요?' }],
    zh: [{ book: '{text}', child: '听完这个，你让我睡？' }],
    '*': [{ book: '{text}', child: '…' }],
  },
}
