import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Reading } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'people',
    lines: ['The square nods. The square has met them.'],
    fit: 0.95,
    reason: 'you have called the whole village together.',
  },
  {
    to: 'quote',
    lines: ['Read aloud, with a roll of the drums'],
    fit: 1,
    reason: 'you want it on the record.',
  },
]

function fill(reading: Reading): Fill[] {
  return audienceFills(reading, ['scroll', 'crowd'], answers)
}

export const recipe: Recipe = {
  templateName: 'town-crier',
  reason: 'you have news, and the goose has time.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { scroll: 'All I know about {thing}', crowd: 'One goose, standing' } },
    {
      words: { scroll: '{text}', crowd: 'The constable has put down his pie' },
      about: 'own',
    },
    { words: { scroll: '{text}', crowd: 'Everybody looks at the neighbour. So does she.' }, about: 'people' },
    {
      words: { scroll: '{text}', crowd: 'The herald was ready at dawn. So was the goose.' },
      about: 'waiting',
    },
    { words: { scroll: '{text}', crowd: 'Two people and a goose. A record.' } },
    { words: { scroll: '{text}', crowd: '“Can you hold this for a moment?” was an hour ago' } },
    { words: { scroll: '{text}', crowd: 'Read every hour until the baker moves away' } },
    { words: { scroll: '{text}', crowd: 'She will hang up these sheets another day' } },
    { words: { scroll: '{text}', crowd: 'The pigeon is here for the evening edition' } },
    { words: { scroll: '{text}', crowd: 'The goose has asked for silence' }, mood: 'bad' },
    { words: { scroll: '{text}', crowd: 'The innkeeper is sending over a soup' }, mood: 'bad' },
    { words: { scroll: '{text}', crowd: 'The bell was lowered to half volume' }, mood: 'bad' },
    { words: { scroll: '{text}', crowd: 'No further questions, said the goose' }, mood: 'bad' },
    { words: { scroll: '{text}', crowd: 'The goose is telling the other geese' }, mood: 'good' },
    { words: { scroll: '{text}', crowd: 'The cook has come out with the good plates' }, mood: 'good' },
    { words: { scroll: '{text}', crowd: 'There will be a fair. The mayor has wept.' }, mood: 'good' },
    {
      words: { scroll: '{text}', crowd: 'The council will meet. The goose will chair.' },
      kinds: ['question'],
    },
    { words: { scroll: '{text}', crowd: 'Silence in the square. A pigeon coughs.' }, kinds: ['question'] },
    { words: { scroll: '{text}', crowd: 'The wise man asked for the next item' }, kinds: ['question'] },
    {
      words: { scroll: '{text}', crowd: 'The pigeon has drawn a small picture of it' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { scroll: '{text}', crowd: 'The troubadour has bought the rights' }, kinds: ['quote'] },
    { words: { scroll: '{text}', crowd: 'Said in a kitchen, heard in three valleys' }, kinds: ['quote'] },
    { words: { scroll: 'No news today', crowd: 'The goose has closed its eyes' }, isGentle: true },
    { words: { scroll: 'The square is quiet', crowd: 'There is room on the bench' }, isGentle: true },
  ],
  foreign: {
    de: [{ scroll: '{text}', crowd: 'Die Gans möchte das schriftlich' }],
    fr: [{ scroll: '{text}', crowd: 'L’oie demande une copie signée' }],
    es: [{ scroll: '{text}', crowd: 'La oca lo quiere por escrito' }],
    it: [{ scroll: '{text}', crowd: 'L’oca lo vuole per iscritto' }],
    pt: [{ scroll: '{text}', crowd: 'O ganso quer isso por escrito' }],
    nl: [{ scroll: '{text}', crowd: 'De gans wil het zwart op wit' }],
    hi: [{ scroll: '{text}', crowd: 'हंस ने कहा: लिखकर दो' }],
    ja: [{ scroll: '{text}', crowd: 'ガチョウは文書での提出を希望' }],
    zh: [{ scroll: '{text}', crowd: '大鹅要求出具书面版' }],
    ko: [{ scroll: '{text}', crowd: '거위가 서면으로 달라고 합니다' }],
    ru: [{ scroll: '{text}', crowd: 'Гусь просит в письменном виде' }],
    uk: [{ scroll: '{text}', crowd: 'Гусак просить у письмовій формі' }],
    pl: [{ scroll: '{text}', crowd: 'Gęś prosi o to na piśmie' }],
    tr: [{ scroll: '{text}', crowd: 'Kaz bunu yazılı istiyor' }],
    ar: [{ scroll: '{text}', crowd: 'الإوزة تريد ذلك مكتوبًا' }],
    id: [{ scroll: '{text}', crowd: 'Si angsa minta versi tertulisnya' }],
    sv: [{ scroll: '{text}', crowd: 'Gåsen vill ha det skriftligt' }],
    cs: [{ scroll: '{text}', crowd: 'Husa to chce písemně' }],
    ro: [{ scroll: '{text}', crowd: 'Gâsca vrea asta în scris' }],
    hu: [{ scroll: '{text}', crowd: 'A liba ezt írásban kéri' }],
    el: [{ scroll: '{text}', crowd: 'Η χήνα το θέλει γραπτώς' }],
    vi: [{ scroll: '{text}', crowd: 'Con ngỗng đòi bản viết tay' }],
    th: [{ scroll: '{text}', crowd: 'ห่านขอเป็นลายลักษณ์อักษร' }],
    '*': [{ scroll: '{text}', crowd: '…!' }],
  },
}
