import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { asCaption, asHeader, asQuote, inline, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const praise = [
  'Raw. Honest. Slightly sticky.',
  'I have never felt so seen by a decision.',
  'Notice how bravely it ignores the consequences.',
]

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { art: asCaption(renaming.thing), critic: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.1,
      reason: 'the name on the wall does all the work.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { art: asCaption(saidDid.deed), critic: asQuote(saidDid.said) },
      fit: 0.95,
      reason: 'you see the deed, they see a masterpiece.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const critic of ['So brave. So loud.', 'We may never know why. That is its power.']) {
      fills.push({
        words: { art: asCaption(people.whole), critic },
        fit: 0.9,
        reason: 'you may look at them, but do not touch.',
      })
    }
  }
  const deed = withoutI(reading.phrase)
  const isOwnDeed =
    deed !== asCaption(reading.phrase) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed) {
    for (const critic of praise) {
      fills.push({
        words: { art: deed, critic },
        fit: 0.92,
        reason: 'your finest work deserves a frame.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const add = (art: string, critic: string, fit: number, reason: string) =>
    fills.push({ words: { art, critic }, fit, reason })
  const doubt = relationOf(reading, 'doubt')
  if (doubt?.isMocking) {
    const critic = doubt.turn ? asQuote(doubt.turn.text) : 'Please, tell us more.'
    add(asCaption(doubt.claim), critic, 1.36, 'you stood before it and were moved.')
  }
  const absence = relationOf(reading, 'absence')
  if (absence) {
    const art = `An empty frame, reserved for ${inline(asCaption(absence.thing))}`
    add(art, 'You can feel what is not there.', 1.3, 'you came to see it, and so did they.')
  }
  if (relationOf(reading, 'nostalgia')) {
    add(reading.text, 'They did this every day. By hand.', 1.15, 'you are old enough for a museum.')
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'museum-piece',
  reason: 'you have made art without noticing.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic) =>
    topic.boasts.map(([art, label]) => ({ art, critic: `They call it “${label}”. I wept.` })),
  standbys: [
    { words: { art: '{Thing}', critic: 'It asks so much of us. Mostly money.' } },
    { words: { art: 'A study of {thing}, unfinished', critic: 'Bold of it to stop there.' } },
    { words: { art: '{text}', critic: 'A bold work by someone with no shame.' }, about: 'own' },
    { words: { art: '{text}', critic: 'In the wild, they move in groups.' }, about: 'people' },
    { words: { art: '{text}', critic: 'The artist captures time by wasting it.' }, about: 'waiting' },
    { words: { art: '{text}', critic: 'The silence afterwards is part of the work.' } },
    { words: { art: '{text}', critic: 'Nobody asked for it, and yet here we stand.' } },
    { words: { art: '{text}', critic: 'From the artist’s “well, obviously” period.' } },
    { words: { art: '{text}', critic: 'I have nothing to add, and I shall add it in writing.' } },
    { words: { art: '{text}', critic: 'On loan from a very long week.' }, mood: 'bad' },
    { words: { art: '{text}', critic: 'So lifelike that I looked for the exit.' }, mood: 'bad' },
    { words: { art: '{text}', critic: 'Seen up close, it is worse. Bravo.' }, mood: 'bad' },
    { words: { art: '{text}', critic: 'Please do not touch it. It has been through enough.' }, mood: 'bad' },
    { words: { art: '{text}', critic: 'Nobody could have made this up. Nobody tried.' }, mood: 'bad' },
    { words: { art: '{text}', critic: 'Finally, an artist with a pulse.' }, mood: 'good' },
    { words: { art: '{text}', critic: 'I came to be unimpressed. It did not work.' }, mood: 'good' },
    { words: { art: '{text}', critic: 'Rare: a happy ending, in the original frame.' }, mood: 'good' },
    {
      words: { art: '{text}', critic: 'The wall next to it has been left empty, out of respect.' },
      mood: 'good',
    },
    { words: { art: '{text}', critic: 'It refuses to answer. Magnificent.' }, kinds: ['question'] },
    { words: { art: '{text}', critic: 'The answer hangs in another museum.' }, kinds: ['question'] },
    { words: { art: '{text}', critic: 'The question mark alone took years.' }, kinds: ['question'] },
    { words: { art: '{text}', critic: 'Every word is a choice. A wrong one.' }, kinds: ['quote'] },
    {
      words: { art: '{text}', critic: 'One hears the voices. One leaves by the gift shop.' },
      kinds: ['quote'],
    },
    {
      words: { art: '{text}', critic: 'Based on a true story. It shows.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    {
      words: { art: '{text}', critic: 'Spoken once, by a real person. We have the original.' },
      kinds: ['quote'],
    },
    { words: { art: 'A quiet afternoon', critic: 'Stay as long as you like.' }, isGentle: true },
    { words: { art: 'A quiet room and a bench', critic: 'There is no hurry.' }, isGentle: true },
  ],
  foreign: {
    de: [{ art: '{text}', critic: 'So mutig. So schräg. Ich weine.' }],
    fr: [
      { art: '{text}', critic: 'Quelle audace. Je pleure.' },
      { art: '{text}', critic: 'Je n’y comprends rien. Un chef-d’œuvre.' },
    ],
    es: [
      { art: '{text}', critic: 'Qué valentía. Estoy llorando.' },
      { art: '{text}', critic: 'No entiendo nada. Una obra maestra.' },
    ],
    it: [
      { art: '{text}', critic: 'Che coraggio. Sto piangendo.' },
      { art: '{text}', critic: 'Non ci capisco niente. Un capolavoro.' },
    ],
    pt: [
      { art: '{text}', critic: 'Que coragem. Estou a chorar.' },
      { art: '{text}', critic: 'Não entendi nada. Uma obra-prima.' },
    ],
    nl: [
      { art: '{text}', critic: 'Zo dapper. Zo scheef. Ik huil.' },
      { art: '{text}', critic: 'Ik snap er niets van. Een meesterwerk.' },
    ],
    hi: [
      { art: '{text}', critic: 'कितना साहसिक! आँखें भर आईं।' },
      { art: '{text}', critic: 'कुछ समझ नहीं आया। शानदार।' },
    ],
    ja: [
      { art: '{text}', critic: 'なんという勇気。涙が出ます。' },
      { art: '{text}', critic: '全然わからない。傑作だ。' },
    ],
    zh: [
      { art: '{text}', critic: '太大胆了，我哭了。' },
      { art: '{text}', critic: '完全看不懂，真是杰作。' },
    ],
    ko: [
      { art: '{text}', critic: '정말 과감하네요. 눈물이 나요.' },
      { art: '{text}', critic: '하나도 모르겠어요. 걸작이에요.' },
    ],
    ru: [
      { art: '{text}', critic: 'Как смело. Я плачу.' },
      { art: '{text}', critic: 'Ничего не понятно. Шедевр.' },
    ],
    uk: [
      { art: '{text}', critic: 'Як сміливо. Я плачу.' },
      { art: '{text}', critic: 'Нічого не зрозуміло. Шедевр.' },
    ],
    pl: [
      { art: '{text}', critic: 'Jakie to odważne. Płaczę.' },
      { art: '{text}', critic: 'Nic nie rozumiem. Arcydzieło.' },
    ],
    tr: [
      { art: '{text}', critic: 'Ne kadar cesur. Ağlıyorum.' },
      { art: '{text}', critic: 'Hiçbir şey anlamadım. Şaheser.' },
    ],
    ar: [
      { art: '{text}', critic: 'يا لها من جرأة! دمعت عيناي.' },
      { art: '{text}', critic: 'لم أفهم شيئًا. تحفة فنية.' },
    ],
    id: [
      { art: '{text}', critic: 'Berani sekali. Saya menangis.' },
      { art: '{text}', critic: 'Tidak paham sama sekali. Mahakarya.' },
    ],
    sv: [
      { art: '{text}', critic: 'Så modigt. Jag gråter.' },
      { art: '{text}', critic: 'Jag förstår ingenting. Ett mästerverk.' },
    ],
    cs: [
      { art: '{text}', critic: 'Jak odvážné. Pláču.' },
      { art: '{text}', critic: 'Ničemu nerozumím. Mistrovské dílo.' },
    ],
    ro: [
      { art: '{text}', critic: 'Ce curaj. Plâng.' },
      { art: '{text}', critic: 'Nu înțeleg nimic. O capodoperă.' },
    ],
    hu: [
      { art: '{text}', critic: 'Milyen bátor. Sírok.' },
      { art: '{text}', critic: 'Semmit sem értek. Remekmű.' },
    ],
    el: [
      { art: '{text}', critic: 'Τι τόλμη. Κλαίω.' },
      { art: '{text}', critic: 'Δεν καταλαβαίνω τίποτα. Αριστούργημα.' },
    ],
    vi: [
      { art: '{text}', critic: 'Thật táo bạo. Xem mà rơi nước mắt.' },
      { art: '{text}', critic: 'Chẳng hiểu gì cả. Kiệt tác.' },
    ],
    th: [
      { art: '{text}', critic: 'กล้ามาก น้ำตาจะไหล' },
      { art: '{text}', critic: 'ดูไม่รู้เรื่องเลย ผลงานชิ้นเอก' },
    ],
    '*': [{ art: '{text}', critic: '…!' }],
  },
}
