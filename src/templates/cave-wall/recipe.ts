import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Reading } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['They live on. One sat next to me on the ship.'],
    fit: 1,
    reason: 'you know one, and so will the future.',
  },
  {
    to: 'list',
    lines: ['Their commandments. There were to be more.'],
    fit: 0.8,
    reason: 'you made a list, and it has been dug up.',
  },
  {
    to: 'nostalgia',
    lines: ['So the old people were right. Tell nobody.'],
    fit: 1.25,
    reason: 'you remember it, so write it on a wall.',
  },
  {
    to: 'quote',
    lines: ['We know who said it. It ran in the family.'],
    fit: 1.05,
    reason: 'somebody said it, and now it is for ever.',
  },
]

function fill(reading: Reading): Fill[] {
  return audienceFills(reading, ['wall', 'scholar'], answers)
}

export const recipe: Recipe = {
  templateName: 'cave-wall',
  reason: 'somebody will find this in ten thousand years.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { wall: '{Thing}, as told to the children', scholar: 'The children asked for another one.' } },
    { words: { wall: '{text}', scholar: 'A confession. It was never found until now.' }, about: 'own' },
    { words: { wall: '{text}', scholar: 'We still meet them. They get off at our stop.' }, about: 'people' },
    { words: { wall: '{text}', scholar: 'There is a dent here where somebody sat.' }, about: 'waiting' },
    { words: { wall: '{text}', scholar: 'The most honest wall on this planet.' } },
    { words: { wall: '{text}', scholar: 'We came for gold. Nobody minds.' } },
    { words: { wall: '{text}', scholar: 'I read it to the crew. The crew sat down.' } },
    { words: { wall: '{text}', scholar: 'The paint is gravy. They meant it.' } },
    { words: { wall: '{text}', scholar: 'We have left them a biscuit, in case.' }, mood: 'bad' },
    { words: { wall: '{text}', scholar: 'Even the bats hang closer together here.' }, mood: 'bad' },
    { words: { wall: '{text}', scholar: 'I know this feeling. I have it filed.' }, mood: 'bad' },
    { words: { wall: '{text}', scholar: 'Someone should have made them some soup.' }, mood: 'bad' },
    { words: { wall: '{text}', scholar: 'Play the anthem. Any anthem.' }, mood: 'good' },
    { words: { wall: '{text}', scholar: 'We shall name a moon after this.' }, mood: 'good' },
    { words: { wall: '{text}', scholar: 'Wrap up the whole mountain. We are taking it.' }, mood: 'good' },
    { words: { wall: '{text}', scholar: 'Their best day. I can tell by the handwriting.' }, mood: 'good' },
    { words: { wall: '{text}', scholar: 'We left the answer blank, as they did.' }, kinds: ['question'] },
    {
      words: { wall: '{text}', scholar: 'My professor asked that too. She runs a bar now.' },
      kinds: ['question'],
    },
    { words: { wall: '{text}', scholar: 'The cave has an echo. It only asks again.' }, kinds: ['question'] },
    { words: { wall: '{text}', scholar: 'Heard once, and never got over.' }, kinds: ['quote'] },
    { words: { wall: '{text}', scholar: 'Look, the chisel shook at the last word.' }, kinds: ['quote'] },
    {
      words: { wall: '{text}', scholar: 'They acted it out by the fire, with voices.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { wall: 'Someone sat here and had a good day', scholar: 'We believe them.' },
      isGentle: true,
    },
    {
      words: { wall: 'Two hands, side by side', scholar: 'Leave the lamp on a little longer.' },
      isGentle: true,
    },
  ],
  foreign: {
    de: [{ wall: '{text}', scholar: 'Zehntausend Jahre. Und sofort verstanden.' }],
    fr: [{ wall: '{text}', scholar: 'Dix mille ans, et pas une ride.' }],
    es: [{ wall: '{text}', scholar: 'Diez mil años, y como si fuera ayer.' }],
    it: [{ wall: '{text}', scholar: 'Diecimila anni, e sembra ieri.' }],
    pt: [{ wall: '{text}', scholar: 'Dez mil anos, e parece que foi ontem.' }],
    nl: [{ wall: '{text}', scholar: 'Tienduizend jaar oud. Alsof het gisteren was.' }],
    hi: [{ wall: '{text}', scholar: 'दस हज़ार साल पुराना, लगता है कल की बात है।' }],
    ja: [{ wall: '{text}', scholar: '一万年前とは思えない。' }],
    zh: [{ wall: '{text}', scholar: '一万年前的字，就像昨天写的。' }],
    ko: [{ wall: '{text}', scholar: '만 년 전 글인데 어제 쓴 것 같군요.' }],
    ru: [{ wall: '{text}', scholar: 'Десять тысяч лет, а будто вчера.' }],
    uk: [{ wall: '{text}', scholar: 'Десять тисяч років, а ніби вчора.' }],
    pl: [{ wall: '{text}', scholar: 'Dziesięć tysięcy lat, a jak wczoraj.' }],
    tr: [{ wall: '{text}', scholar: 'On bin yıllık, ama sanki dün yazılmış.' }],
    ar: [{ wall: '{text}', scholar: 'عشرة آلاف سنة، وكأنها كُتبت أمس.' }],
    id: [{ wall: '{text}', scholar: 'Sepuluh ribu tahun, rasanya baru kemarin.' }],
    sv: [{ wall: '{text}', scholar: 'Tiotusen år, och ändå som i går.' }],
    cs: [{ wall: '{text}', scholar: 'Deset tisíc let, a jako by to bylo včera.' }],
    ro: [{ wall: '{text}', scholar: 'Zece mii de ani, și parcă a fost ieri.' }],
    hu: [{ wall: '{text}', scholar: 'Tízezer év, és mintha tegnap lett volna.' }],
    el: [{ wall: '{text}', scholar: 'Δέκα χιλιάδες χρόνια, και σαν να ήταν χθες.' }],
    vi: [{ wall: '{text}', scholar: 'Mười nghìn năm rồi mà cứ như hôm qua.' }],
    th: [{ wall: '{text}', scholar: 'หมื่นปีแล้ว แต่เหมือนเพิ่งเขียนเมื่อวาน' }],
    '*': [{ wall: '{text}', scholar: '…!' }],
  },
}
