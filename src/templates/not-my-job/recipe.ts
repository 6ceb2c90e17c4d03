import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const fire = asActivity(sober)
    const me = asActivity(tempting)
    if (!fire || !me || from === 'versus' || from === 'choice') continue
    fills.push({ words: { fire, me }, fit: 1.05, reason: 'one of them is urgent, and you chose the other.' })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const joined = turnabout ? null : / and (?:i'm|i am|we're) (\w+ing\b.*)$/i.exec(reading.phrase.text)
  const doing =
    turnabout && /^(?:i'm|i am|we're|me) (?:actually |just |still )?(\w+ing\b.*)$/i.exec(turnabout.after.text)
  if (turnabout && doing?.[1]) {
    fills.push({
      words: { fire: asCaption(turnabout.before), me: finish(doing[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  } else if (joined?.[1]) {
    fills.push({
      words: { fire: finish(reading.phrase.text.slice(0, joined.index)), me: finish(joined[1]) },
      fit: 1.4,
      reason: 'it burns, and you have found something nicer.',
    })
  }
  const [first, second] = relationOf(reading, 'dialogue')?.turns ?? []
  if (first && second && /^me\b/i.test(second.who)) {
    fills.push({
      words: { fire: finish(`${first.who}: ${first.line}`), me: finish(second.line) },
      fit: 1,
      reason: 'they ask, and you are having a drink.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const request = relationOf(reading, 'request')
  return request
    ? [
        {
          words: { fire: asCaption(request.wish), me: '“Noted.”' },
          fit: 1.12,
          reason: 'you asked, and they noted it.',
        },
      ]
    : []
}

export const recipe: Recipe = {
  templateName: 'not-my-job',
  reason: 'it is urgent, and you have a drink.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    topic.fires.map(([fire, me]) => (isBare ? { fire, me } : { fire: '{text}', me })),
  standbys: [
    { words: { fire: 'My actual work', me: 'Thinking about {thing}' } },
    { words: { fire: '{Thing}', me: 'I was never here' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Not my circus, nice snacks though' }, about: 'people' },
    { words: { fire: 'The mess I made', me: 'Describing it in the passive voice' }, about: 'own' },
    { words: { fire: '{text}', me: 'Waiting, but with a straw' }, about: 'waiting' },
    { words: { fire: 'Everything else on my list', me: '{text}' }, kinds: ['noun', 'gerund'], mood: 'good' },
    { words: { fire: '{text}', me: 'Spiritually on a beach' } },
    { words: { fire: '{text}', me: 'Supportive, but seated' } },
    { words: { fire: '{text}', me: 'My ice is melting, so I am busy' } },
    { words: { fire: '{text}', me: 'Observing, from a safe chair' } },
    { words: { fire: '{text}', me: 'I only work here' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'I assume that it is decorative' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'I have forwarded it to nobody' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Somebody has surely called somebody' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'Out of office, in the office' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'On my break until further notice' }, mood: 'bad' },
    { words: { fire: '{text}', me: 'That is one for the day shift' }, kinds: ['question'] },
    { words: { fire: '{text}', me: 'I know. I am on a break from knowing.' }, kinds: ['question'] },
    { words: { fire: '{text}', me: 'Ask me on Thursday' }, kinds: ['question'] },
    { words: { fire: '{text}', me: 'I did not hear that, I had a straw' }, kinds: ['quote'] },
    { words: { fire: '{text}', me: 'Listening, in the sense of sitting near' }, kinds: ['quote'] },
    { words: { fire: '{text}', me: 'I was copied in by mistake' }, kinds: ['quote', 'story', 'fragment'] },
    { words: { fire: '{text}', me: 'Nodding, but at the olives' }, kinds: ['quote'] },
    { words: { me: '{text}', fire: 'Absolutely everything else' }, mood: 'good' },
    { words: { me: '{text}', fire: 'All of my other problems' }, mood: 'good' },
    { words: { me: '{text}', fire: 'The rest of my life, on hold' }, mood: 'good' },
    { words: { me: '{text}', fire: 'Whatever it is that is beeping' }, mood: 'good' },
    { words: { fire: 'The inbox', me: 'Resting, doctor’s orders (mine)' }, isGentle: true },
    { words: { fire: 'Everything that can wait', me: 'Letting it wait' }, isGentle: true },
  ],
  foreign: {
    de: [
      { fire: '{text}', me: 'Ich arbeite hier nur' },
      { fire: 'Alle schauen mich an', me: 'Ich schaue in die Karte' },
    ],
    fr: [
      { fire: '{text}', me: 'Moi, je ne fais que passer' },
      { fire: 'Tout le monde me regarde', me: 'Je regarde le menu' },
      { fire: '{text}', me: 'Ce n’est pas mon rayon' },
    ],
    es: [
      { fire: '{text}', me: 'Yo solo pasaba por aquí' },
      { fire: 'Todos me miran', me: 'Yo miro la carta' },
      { fire: '{text}', me: 'No es mi departamento' },
    ],
    it: [
      { fire: '{text}', me: 'Io passavo solo di qua' },
      { fire: 'Tutti mi guardano', me: 'Io guardo il menù' },
      { fire: '{text}', me: 'Non è di mia competenza' },
    ],
    pt: [
      { fire: '{text}', me: 'Eu só estava a passar' },
      { fire: 'Toda a gente a olhar para mim', me: 'Eu a olhar para a ementa' },
      { fire: '{text}', me: 'Isso não é comigo' },
    ],
    nl: [
      { fire: '{text}', me: 'Ik werk hier alleen maar' },
      { fire: 'Iedereen kijkt naar mij', me: 'Ik kijk naar het menu' },
      { fire: '{text}', me: 'Niet mijn afdeling' },
    ],
    hi: [
      { fire: '{text}', me: 'यह मेरा विभाग नहीं है' },
      { fire: '{text}', me: 'मेरी छुट्टी चल रही है' },
    ],
    ja: [
      { fire: '{text}', me: '担当外です' },
      { fire: '{text}', me: '休憩中です' },
    ],
    zh: [
      { fire: '{text}', me: '这不归我管' },
      { fire: '{text}', me: '我只是路过' },
    ],
    ko: [
      { fire: '{text}', me: '제 담당이 아닙니다' },
      { fire: '{text}', me: '저는 지나가던 사람입니다' },
    ],
    ru: [
      { fire: '{text}', me: 'Это не ко мне' },
      { fire: '{text}', me: 'У меня обед' },
    ],
    uk: [
      { fire: '{text}', me: 'Це не до мене' },
      { fire: '{text}', me: 'У мене обід' },
    ],
    pl: [
      { fire: '{text}', me: 'To nie mój dział' },
      { fire: '{text}', me: 'Mam przerwę' },
    ],
    tr: [
      { fire: '{text}', me: 'Bu benim işim değil' },
      { fire: '{text}', me: 'Şu an moladayım' },
    ],
    ar: [
      { fire: '{text}', me: 'ليس من اختصاصي' },
      { fire: '{text}', me: 'أنا في استراحة' },
    ],
    id: [
      { fire: '{text}', me: 'Bukan bagian saya' },
      { fire: '{text}', me: 'Lagi istirahat' },
    ],
    sv: [
      { fire: '{text}', me: 'Inte mitt bord' },
      { fire: '{text}', me: 'Jag har rast' },
    ],
    cs: [
      { fire: '{text}', me: 'To není moje oddělení' },
      { fire: '{text}', me: 'Mám přestávku' },
    ],
    ro: [
      { fire: '{text}', me: 'Nu e departamentul meu' },
      { fire: '{text}', me: 'Sunt în pauză' },
    ],
    hu: [
      { fire: '{text}', me: 'Nem az én asztalom' },
      { fire: '{text}', me: 'Épp szünetem van' },
    ],
    el: [
      { fire: '{text}', me: 'Δεν είναι στις αρμοδιότητές μου' },
      { fire: '{text}', me: 'Είμαι σε διάλειμμα' },
    ],
    vi: [
      { fire: '{text}', me: 'Không phải việc của tôi' },
      { fire: '{text}', me: 'Đang giờ nghỉ' },
    ],
    th: [
      { fire: '{text}', me: 'ไม่ใช่แผนกเรา' },
      { fire: '{text}', me: 'กำลังพักอยู่' },
    ],
    '*': [
      { fire: '{text}', me: '…' },
      { fire: '!', me: '…' },
    ],
  },
}
