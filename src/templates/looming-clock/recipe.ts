import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, finish } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const clockMaxChars = 54

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const clock = asActivity(sober)
    const me = asActivity(tempting)
    if (!clock || !me || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { clock, me },
      fit: from === 'intent' ? 1.2 : 1.05,
      reason: 'it leans over you, and you scroll on.',
    })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const doing =
    turnabout && /^(?:i'm|i am|we're|me) (?:actually |just |still )?(\w+ing\b.*)$/i.exec(turnabout.after.text)
  if (turnabout && doing?.[1]) {
    fills.push({
      words: { clock: asCaption(turnabout.before), me: finish(doing[1]) },
      fit: 1.2,
      reason: 'it ticks louder, and you do something nicer.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: { clock: 'Half of my life, so far', me: asCaption(reading.phrase) },
      fit: 0.9,
      reason: 'you wait, and the clock is taking notes.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'looming-clock',
  reason: 'you have time, says nobody but you.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.swaps.map(([clock, me]) => ({ clock, me })).filter(({ clock }) => clock.length <= clockMaxChars)
      : [],
  standbys: [
    { words: { clock: 'Everything due today', me: 'Reading about {thing}' } },
    { words: { clock: '{Thing}', me: 'Looking at pictures of ducks' }, mood: 'bad' },
    { words: { clock: 'The end of my patience', me: 'Nodding and smiling' }, about: 'people' },
    { words: { clock: 'The moment they find out', me: 'Practising a surprised face' }, about: 'own' },
    { words: { clock: 'Time itself', me: 'Refreshing, in every sense' }, about: 'waiting' },
    {
      words: { clock: '{text}', me: 'Four minutes left, so: a nap' },
      kinds: ['noun', 'command'],
      mood: 'bad',
    },
    { words: { clock: '{text}', me: 'Choosing a font for my list' }, kinds: ['noun', 'gerund', 'command'] },
    { words: { clock: 'A decision about this', me: 'Sharpening a pencil for it' } },
    { words: { clock: 'The moment to react to it', me: 'Acting as if I were on mute' }, mood: 'bad' },
    { words: { clock: 'Bedtime', me: 'Telling one more person about it' } },
    { words: { clock: 'The rest of my day', me: 'Thinking about it in detail' } },
    { words: { clock: 'The consequences of it', me: 'Wondering who plays me in the film' }, mood: 'bad' },
    { words: { clock: 'The day it stops being funny', me: 'Telling it faster' } },
    { words: { clock: 'Work, in four minutes', me: 'Checking whether it is still true' } },
    { words: { clock: 'Work, in six minutes', me: 'Still celebrating it' }, mood: 'good' },
    { words: { clock: 'Real life, at nine sharp', me: 'Enjoying it with my eyes closed' }, mood: 'good' },
    { words: { clock: 'The next problem', me: 'One more look at this' }, mood: 'good' },
    { words: { clock: '“We need an answer by noon”', me: '“Good question!”' }, kinds: ['question'] },
    { words: { clock: 'The answer, overdue', me: 'Rewording it so that it asks less' }, kinds: ['question'] },
    {
      words: { clock: 'My turn to reply to that', me: 'Still on the first draft of “wow”' },
      kinds: ['quote'],
    },
    { words: { clock: 'The silence after that', me: 'Reading the label on my drink' }, kinds: ['quote'] },
    { words: { clock: 'All that can wait', me: 'Taking my time' }, isGentle: true },
    { words: { clock: 'Tea time', me: 'Already holding a cup' }, isGentle: true },
  ],
  foreign: {
    de: [
      { clock: '{text}', me: 'Nur noch fünf Minuten' },
      { clock: 'Heute fällig', me: 'Entenbilder ansehen' },
    ],
    fr: [
      { clock: '{text}', me: 'Encore cinq minutes' },
      { clock: 'À rendre ce soir', me: 'Des photos de canards' },
      { clock: '{text}', me: 'On verra demain' },
    ],
    es: [
      { clock: '{text}', me: 'Cinco minutos más' },
      { clock: 'Para hoy', me: 'Mirar fotos de patos' },
      { clock: '{text}', me: 'Mañana será otro día' },
    ],
    it: [
      { clock: '{text}', me: 'Ancora cinque minuti' },
      { clock: 'Entro stasera', me: 'Guardare foto di anatre' },
      { clock: '{text}', me: 'Ci penso domani' },
    ],
    pt: [
      { clock: '{text}', me: 'Só mais cinco minutos' },
      { clock: 'Para hoje', me: 'Ver fotografias de patos' },
      { clock: '{text}', me: 'Amanhã penso nisso' },
    ],
    nl: [
      { clock: '{text}', me: 'Nog vijf minuten' },
      { clock: 'Voor vandaag', me: 'Foto’s van eenden bekijken' },
      { clock: '{text}', me: 'Dat zien we morgen wel' },
    ],
    hi: [
      { clock: '{text}', me: 'बस पाँच मिनट और' },
      { clock: '{text}', me: 'कल देखेंगे' },
    ],
    ja: [
      { clock: '{text}', me: 'あと五分だけ' },
      { clock: '{text}', me: 'また明日考える' },
    ],
    zh: [
      { clock: '{text}', me: '再玩五分钟就好' },
      { clock: '{text}', me: '明天再说' },
    ],
    ko: [
      { clock: '{text}', me: '5분만 더' },
      { clock: '{text}', me: '내일 생각하자' },
    ],
    ru: [
      { clock: '{text}', me: 'Ещё пять минуточек' },
      { clock: '{text}', me: 'Подумаю об этом завтра' },
    ],
    uk: [
      { clock: '{text}', me: 'Ще п’ять хвилинок' },
      { clock: '{text}', me: 'Подумаю про це завтра' },
    ],
    pl: [
      { clock: '{text}', me: 'Jeszcze tylko pięć minut' },
      { clock: '{text}', me: 'Pomyślę o tym jutro' },
    ],
    tr: [
      { clock: '{text}', me: 'Beş dakika daha' },
      { clock: '{text}', me: 'Yarın bakarız' },
    ],
    ar: [
      { clock: '{text}', me: 'خمس دقائق أخرى فقط' },
      { clock: '{text}', me: 'سأفكر في الأمر غدًا' },
    ],
    id: [
      { clock: '{text}', me: 'Lima menit lagi' },
      { clock: '{text}', me: 'Besok saja dipikirkan' },
    ],
    sv: [
      { clock: '{text}', me: 'Bara fem minuter till' },
      { clock: '{text}', me: 'Det tar vi i morgon' },
    ],
    cs: [
      { clock: '{text}', me: 'Ještě pět minut' },
      { clock: '{text}', me: 'Zítra se uvidí' },
    ],
    ro: [
      { clock: '{text}', me: 'Încă cinci minute' },
      { clock: '{text}', me: 'Mă gândesc mâine la asta' },
    ],
    hu: [
      { clock: '{text}', me: 'Még öt perc' },
      { clock: '{text}', me: 'Majd holnap' },
    ],
    el: [
      { clock: '{text}', me: 'Πέντε λεπτά ακόμα' },
      { clock: '{text}', me: 'Βλέπουμε αύριο' },
    ],
    vi: [
      { clock: '{text}', me: 'Năm phút nữa thôi' },
      { clock: '{text}', me: 'Để mai tính' },
    ],
    th: [
      { clock: '{text}', me: 'ขออีกห้านาที' },
      { clock: '{text}', me: 'ไว้พรุ่งนี้ค่อยว่ากัน' },
    ],
    '*': [
      { clock: '{text}', me: '…' },
      { clock: '!', me: '{text}' },
    ],
  },
}
