import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { halvesOf } from '../../core/writer/read/contrasts'
import { asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const fitOfHalves = { 'then-now': 0.9, turnabout: 1.16, 'said-did': 1, steps: 1.18 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { cause: before, effect: after },
    fit: fitOfHalves[from],
    reason: 'you only touched the first one.',
  }))
  const condition = relationOf(reading, 'condition')
  if (condition) {
    fills.push({
      words: { cause: withoutI(condition.condition), effect: withoutI(condition.result) },
      fit: 1.2,
      reason: 'you said if, and the rest fell into place.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { cause: asQuote(saidDid.said), effect: asCaption(saidDid.deed) },
      fit: 0.7,
      reason: 'it began with a few small words.',
    })
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const consequence = relationOf(reading, 'consequence')
  if (!consequence) return []
  return [
    {
      words: { cause: asCaption(consequence.cause), effect: asCaption(consequence.effect) },
      fit: 1.32,
      reason: 'you lost the small one, and then the row fell.',
    },
  ]
}

export const recipe: Recipe = {
  templateName: 'domino-chain',
  reason: 'you saw it coming, and so did the last one.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) => topic.chains.map(([cause, , , effect]) => ({ cause, effect })),
  standbys: [
    { words: { cause: 'A quick thought about {thing}', effect: 'My whole weekend' } },
    { words: { cause: '{Thing}', effect: 'A documentary in four parts' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'My villain era' }, kinds: ['noun', 'gerund'], mood: 'bad' },
    { words: { cause: '{text}', effect: 'A group chat without me' }, about: 'own' },
    { words: { cause: '{text}', effect: 'Eleven minutes of staring at a wall' }, about: 'people' },
    { words: { cause: '{text}', effect: 'I have learned to knit' }, about: 'waiting' },
    { words: { cause: 'A normal Tuesday, a small click', effect: 'A meeting about my click' }, about: 'own' },
    { words: { cause: '{text}', effect: 'I have a policy now' } },
    { words: { cause: '{text}', effect: 'This is why there is a sign' } },
    { words: { cause: '{text}', effect: 'Page one of my memoirs' } },
    { words: { cause: '{text}', effect: 'A family legend, told wrong every year' } },
    { words: { cause: '{text}', effect: 'I live in the woods now' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'A committee, with a logo' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'We do not speak of the rest' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'I go to bed at eight these days' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'A stern letter, never sent' }, mood: 'bad' },
    { words: { cause: '{text}', effect: 'Strangers have been told' }, mood: 'good' },
    { words: { cause: '{text}', effect: 'I bought a hat for it' }, mood: 'good' },
    { words: { cause: '{text}', effect: 'I am insufferable until further notice' }, mood: 'good' },
    { words: { cause: '{text}', effect: 'It comes up in every toast I give' }, mood: 'good' },
    { words: { cause: '{text}', effect: 'Forty tabs and a pinboard' }, kinds: ['question'] },
    {
      words: { cause: '{text}', effect: 'It is four in the morning and I have a diagram' },
      kinds: ['question'],
    },
    { words: { cause: '{text}', effect: 'Dinner has split into two camps' }, kinds: ['question'] },
    { words: { cause: '{text}', effect: 'It is on a mug now' }, kinds: ['quote'] },
    { words: { cause: '{text}', effect: 'I have been replying to it in my head since' }, kinds: ['quote'] },
    { words: { cause: '{text}', effect: 'Everybody does it now, with the voice' }, kinds: ['quote'] },
    {
      words: { cause: '{text}', effect: 'Told twice a year, with the same pause' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { cause: 'One deep breath', effect: 'A slightly better afternoon' }, isGentle: true },
    { words: { cause: 'A cup of tea', effect: 'A second cup of tea' }, isGentle: true },
  ],
  foreign: {
    de: [
      { cause: '{text}', effect: 'Ich wohne jetzt im Wald' },
      { cause: '„Wie schwer kann das sein?“', effect: 'Die Feuerwehr duzt mich' },
    ],
    fr: [
      { cause: '{text}', effect: 'Je vis dans les bois maintenant' },
      { cause: '« Ce n’est pas bien compliqué »', effect: 'Les pompiers me tutoient' },
      { cause: '{text}', effect: 'On n’en parle plus' },
    ],
    es: [
      { cause: '{text}', effect: 'Ahora vivo en el bosque' },
      { cause: '«No puede ser tan difícil»', effect: 'Los bomberos saben mi nombre' },
      { cause: '{text}', effect: 'Ya no hablamos de eso' },
    ],
    it: [
      { cause: '{text}', effect: 'Ora vivo nel bosco' },
      { cause: '«Quanto sarà difficile?»', effect: 'I pompieri mi danno del tu' },
      { cause: '{text}', effect: 'Non ne parliamo più' },
    ],
    pt: [
      { cause: '{text}', effect: 'Agora moro na floresta' },
      { cause: '“Não pode ser tão difícil”', effect: 'Os bombeiros sabem o meu nome' },
      { cause: '{text}', effect: 'Já não falamos disso' },
    ],
    nl: [
      { cause: '{text}', effect: 'Ik woon nu in het bos' },
      { cause: '“Hoe moeilijk kan het zijn?”', effect: 'De brandweer kent mijn naam' },
      { cause: '{text}', effect: 'We praten er niet meer over' },
    ],
    hi: [
      { cause: '{text}', effect: 'अब मेरा पता: जंगल' },
      { cause: '{text}', effect: 'अब इस पर कोई बात नहीं करता' },
    ],
    ja: [
      { cause: '{text}', effect: '今は森で暮らしています' },
      { cause: '{text}', effect: 'その後のことは誰も話さない' },
    ],
    zh: [
      { cause: '{text}', effect: '现在我住在森林里' },
      { cause: '{text}', effect: '后来的事，没人再提' },
    ],
    ko: [
      { cause: '{text}', effect: '지금은 숲에서 살고 있습니다' },
      { cause: '{text}', effect: '그 뒤의 일은 아무도 말하지 않는다' },
    ],
    ru: [
      { cause: '{text}', effect: 'Теперь я живу в лесу' },
      { cause: '{text}', effect: 'Об этом мы больше не говорим' },
    ],
    uk: [
      { cause: '{text}', effect: 'Тепер я живу в лісі' },
      { cause: '{text}', effect: 'Про це ми більше не говоримо' },
    ],
    pl: [
      { cause: '{text}', effect: 'Teraz mieszkam w lesie' },
      { cause: '{text}', effect: 'Już o tym nie rozmawiamy' },
    ],
    tr: [
      { cause: '{text}', effect: 'Artık ormanda yaşıyorum' },
      { cause: '{text}', effect: 'Artık bunu konuşmuyoruz' },
    ],
    ar: [
      { cause: '{text}', effect: 'أعيش الآن في الغابة' },
      { cause: '{text}', effect: 'لم نعد نتحدث عن ذلك' },
    ],
    id: [
      { cause: '{text}', effect: 'Sekarang saya tinggal di hutan' },
      { cause: '{text}', effect: 'Sejak itu tak ada yang membahasnya' },
    ],
    sv: [
      { cause: '{text}', effect: 'Nu bor jag i skogen' },
      { cause: '{text}', effect: 'Vi pratar inte om det längre' },
    ],
    cs: [
      { cause: '{text}', effect: 'Teď bydlím v lese' },
      { cause: '{text}', effect: 'Už o tom nemluvíme' },
    ],
    ro: [
      { cause: '{text}', effect: 'Acum locuiesc în pădure' },
      { cause: '{text}', effect: 'Nu mai vorbim despre asta' },
    ],
    hu: [
      { cause: '{text}', effect: 'Azóta az erdőben lakom' },
      { cause: '{text}', effect: 'Erről többé nem beszélünk' },
    ],
    el: [
      { cause: '{text}', effect: 'Τώρα μένω στο δάσος' },
      { cause: '{text}', effect: 'Δεν μιλάμε πια γι’ αυτό' },
    ],
    vi: [
      { cause: '{text}', effect: 'Giờ tôi sống trong rừng' },
      { cause: '{text}', effect: 'Từ đó không ai nhắc lại nữa' },
    ],
    th: [
      { cause: '{text}', effect: 'ตอนนี้ย้ายไปอยู่ป่าแล้ว' },
      { cause: '{text}', effect: 'ไม่มีใครพูดถึงมันอีกเลย' },
    ],
    '*': [
      { cause: '{text}', effect: '!!!' },
      { cause: '…', effect: '!' },
    ],
  },
}
