import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const ovations = [
  'A standing ovation, from a chair',
  'Lovely. Is there food?',
  'We told the neighbours, they left',
]

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const feat = asActivity(tempting)
    const awaited = asActivity(sober)
    if (!feat || !awaited || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { feat, crowd: `The poster said ${asQuote(awaited)}` },
      header: who === reading.me ? undefined : who,
      fit: 1.05,
      reason: 'you won something, and it fits in a matchbox.',
    })
  }
  const turnabout = relationOf(reading, 'turnabout')
  if (turnabout && contrastsOf(reading).length === 0 && !relationOf(reading, 'said-did')) {
    fills.push({
      words: { feat: withoutI(turnabout.after), crowd: 'This is not what was on the poster' },
      header: reading.text,
      fit: 0.7,
      reason: 'you came for the big one and got the small one.',
    })
  }
  const isOwnDeed = /^i(?:'ve)? \w/i.test(reading.phrase.text) && reading.kind === 'clause'
  if (isOwnDeed || reading.mood === 'good') {
    const feat = isOwnDeed ? withoutI(reading.phrase) : asCaption(reading.phrase)
    for (const crowd of ovations) {
      fills.push({
        words: { feat, crowd },
        fit: reading.mood === 'good' ? 1.05 : 0.85,
        reason: 'you deserve a prize, if only a small one.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (feat: string, crowd: string, fit: number) =>
    fills.push({ words: { feat, crowd }, fit, reason: 'you may put it on the shelf, it is small.' })
  const giveaway = relationOf(reading, 'giveaway')
  if (giveaway) add(`Won ${inline(asCaption(giveaway.prize))}`, 'So did everyone else', 1.3)
  const absence = relationOf(reading, 'absence')
  if (absence) add(`Dusted the shelf for ${inline(asCaption(absence.thing))}`, 'Nice shelf', 1.36)
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.isMocking) {
    const crowd = doubt.turn ? asQuote(doubt.turn.text) : 'Somebody tell the newspapers'
    add(asCaption(doubt.claim), crowd, 1.28)
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'tiny-trophy',
  reason: 'you won, and somebody has to clap.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.boasts.map(([feat, label]) => ({ feat, crowd: asQuote(`${label}!`) })) : [],
  standbys: [
    { words: { feat: 'Thought about {thing} for a whole minute', crowd: 'Inspiring. Next.' } },
    { words: { feat: 'Survived {thing}', crowd: 'The survivor may sit down now' }, mood: 'bad' },
    { words: { feat: 'Stayed polite the entire time', crowd: 'We saw your eyebrow' }, about: 'people' },
    { words: { feat: 'Nobody has found out yet', crowd: 'We have all found out' }, about: 'own' },
    { words: { feat: 'Longest wait without a sigh', crowd: 'We heard a sigh' }, about: 'waiting' },
    { words: { feat: '{text}', crowd: 'Somebody alert the press' }, mood: 'good' },
    { words: { feat: '{text}', crowd: 'I cleared a whole afternoon for this' }, mood: 'good' },
    { words: { feat: '{text}', crowd: 'One clap per person, please' }, mood: 'good' },
    { words: { feat: '{text}', crowd: 'Could you do it again? I blinked' }, mood: 'good' },
    { words: { feat: '{text}', crowd: 'I came with the building' }, mood: 'good' },
    { words: { feat: '{text}', crowd: 'A strong field this year' }, mood: 'bad' },
    { words: { feat: '{text}', crowd: 'The only entry, so: congratulations' }, mood: 'bad' },
    { words: { feat: '{text}', crowd: 'The jury was moved, mostly to the door' }, mood: 'bad' },
    { words: { feat: '{text}', crowd: 'Still better than last year’s winner' }, mood: 'bad' },
    { words: { feat: '{text}', crowd: 'I have seen worse. I have won worse.' } },
    { words: { feat: '{text}', crowd: 'Please stop the trumpets, I am on the phone' } },
    { words: { feat: '{text}', crowd: 'I was told that it would sell out' } },
    { words: { feat: '{text}', crowd: 'Is there a second act? I have a bus' } },
    { words: { feat: '{text}', crowd: 'Points for asking' }, kinds: ['question'] },
    { words: { feat: '{text}', crowd: 'Nobody knows, so it is a draw' }, kinds: ['question'] },
    { words: { feat: '{text}', crowd: 'No further questions from row one' }, kinds: ['question'] },
    { words: { feat: '{text}', crowd: 'It sounded better in rehearsal' }, kinds: ['quote'] },
    { words: { feat: '{text}', crowd: 'Best line of the night. The only one.' }, kinds: ['quote'] },
    { words: { feat: '{text}', crowd: 'I could hear it from here. I am right here.' }, kinds: ['quote'] },
    {
      words: { feat: '{text}', crowd: 'I laughed. Then I noticed I was alone.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { feat: 'Got up today', crowd: 'Bravo, and we mean it' }, isGentle: true },
    { words: { feat: 'Drank a whole glass of water', crowd: 'That is how it starts' }, isGentle: true },
  ],
  foreign: {
    de: [
      { feat: '{text}', crowd: 'Und dafür bin ich gekommen?' },
      { feat: 'Heute aufgestanden', crowd: 'Bravo' },
    ],
    fr: [
      { feat: '{text}', crowd: 'Et c’est pour ça qu’on m’a fait venir ?' },
      { feat: 'Sortir du lit', crowd: 'Bravo' },
      { feat: '{text}', crowd: 'Tout ça pour ça ?' },
    ],
    es: [
      { feat: '{text}', crowd: '¿Y para esto he venido?' },
      { feat: 'Salir de la cama', crowd: 'Bravo' },
      { feat: '{text}', crowd: '¿Y eso es todo?' },
    ],
    it: [
      { feat: '{text}', crowd: 'E mi tocca pure applaudire?' },
      { feat: 'Alzarsi dal letto', crowd: 'Bravo' },
      { feat: '{text}', crowd: 'Tutto qui?' },
    ],
    pt: [
      { feat: '{text}', crowd: 'E foi para isto que vim?' },
      { feat: 'Sair da cama', crowd: 'Bravo' },
      { feat: '{text}', crowd: 'É só isso?' },
    ],
    nl: [
      { feat: '{text}', crowd: 'En daarvoor ben ik gekomen?' },
      { feat: 'Vandaag opgestaan', crowd: 'Bravo' },
      { feat: '{text}', crowd: 'Is dat alles?' },
    ],
    hi: [
      { feat: '{text}', crowd: 'बस इतना ही?' },
      { feat: '{text}', crowd: 'शाबाश। आगे बढ़ते हैं।' },
    ],
    ja: [
      { feat: '{text}', crowd: 'え、それだけ？' },
      { feat: '{text}', crowd: 'すごいですね。はい、次。' },
    ],
    zh: [
      { feat: '{text}', crowd: '就这？' },
      { feat: '{text}', crowd: '很棒。下一位。' },
    ],
    ko: [
      { feat: '{text}', crowd: '이게 다예요?' },
      { feat: '{text}', crowd: '네, 박수. 다음 분.' },
    ],
    ru: [
      { feat: '{text}', crowd: 'И это всё?' },
      { feat: '{text}', crowd: 'Браво. Дальше.' },
    ],
    uk: [
      { feat: '{text}', crowd: 'І це все?' },
      { feat: '{text}', crowd: 'Браво. Далі.' },
    ],
    pl: [
      { feat: '{text}', crowd: 'I to wszystko?' },
      { feat: '{text}', crowd: 'Brawo. Kto następny?' },
    ],
    tr: [
      { feat: '{text}', crowd: 'Hepsi bu mu?' },
      { feat: '{text}', crowd: 'Bravo. Sıradaki.' },
    ],
    ar: [
      { feat: '{text}', crowd: 'هذا كل شيء؟' },
      { feat: '{text}', crowd: 'أحسنت. التالي.' },
    ],
    id: [
      { feat: '{text}', crowd: 'Gitu doang?' },
      { feat: '{text}', crowd: 'Hebat. Berikutnya.' },
    ],
    sv: [
      { feat: '{text}', crowd: 'Var det allt?' },
      { feat: '{text}', crowd: 'Bravo. Nästa.' },
    ],
    cs: [
      { feat: '{text}', crowd: 'To je všechno?' },
      { feat: '{text}', crowd: 'Bravo. Další, prosím.' },
    ],
    ro: [
      { feat: '{text}', crowd: 'Asta-i tot?' },
      { feat: '{text}', crowd: 'Bravo. Mai departe.' },
    ],
    hu: [
      { feat: '{text}', crowd: 'Ennyi az egész?' },
      { feat: '{text}', crowd: 'Bravó. Következő.' },
    ],
    el: [
      { feat: '{text}', crowd: 'Αυτό ήταν όλο;' },
      { feat: '{text}', crowd: 'Μπράβο. Πάμε παρακάτω.' },
    ],
    vi: [
      { feat: '{text}', crowd: 'Chỉ vậy thôi à?' },
      { feat: '{text}', crowd: 'Giỏi lắm. Tiếp theo.' },
    ],
    th: [
      { feat: '{text}', crowd: 'แค่นี้เองเหรอ' },
      { feat: '{text}', crowd: 'เก่งมาก คนต่อไป' },
    ],
    '*': [
      { feat: '{text}', crowd: '👏' },
      { feat: '{text}', crowd: '…' },
    ],
  },
}
