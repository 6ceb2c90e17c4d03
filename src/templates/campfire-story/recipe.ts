import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import type { Reading } from '../../core/writer/read/reading'
import { type AudienceAnswer, audienceFills } from '../audience-fills'

const answers: readonly AudienceAnswer[] = [
  {
    to: 'nostalgia',
    lines: ['The young ones think it is made up'],
    fit: 1.1,
    reason: 'you were there, and you have a torch.',
  },
  {
    to: 'people',
    lines: ['“They walk among us,” whispered the bear'],
    fit: 1,
    reason: 'you have seen them with your own eyes.',
  },
  {
    to: 'quote',
    lines: ['The bear asked to hold somebody’s sleeve'],
    fit: 1,
    reason: 'you tell it with the torch under your chin.',
  },
]

function fill(reading: Reading): Fill[] {
  return audienceFills(reading, ['story', 'listener'], answers)
}

export const recipe: Recipe = {
  templateName: 'campfire-story',
  reason: 'you tell it with a torch under your chin.',
  fill,
  fillFromTopic: () => [],
  standbys: [
    { words: { story: 'The tale of {thing}', listener: 'The bear has heard the short version. It hid.' } },
    {
      words: { story: '{text}', listener: 'Told by the only witness, who looks a bit guilty' },
      about: 'own',
    },
    { words: { story: '{text}', listener: '“How many of them are there?” asked the bear' }, about: 'people' },
    {
      words: { story: '{text}', listener: 'They say that the chair is still warm' },
      about: 'waiting',
    },
    { words: { story: '{text}', listener: 'The bear would like a night light' } },
    { words: { story: '{text}', listener: 'Nobody has blinked since, apart from the owl' } },
    { words: { story: '{text}', listener: 'The raccoons came for the bins and stayed for this' } },
    { words: { story: '{text}', listener: '“I knew a man who knew that man,” said the bear' } },
    { words: { story: '{text}', listener: 'To be told only by people with a torch' } },
    { words: { story: '{text}', listener: 'The bear has moved up to make room' }, mood: 'bad' },
    { words: { story: '{text}', listener: '“May I have the light on?” said the guide' }, mood: 'bad' },
    { words: { story: '{text}', listener: 'The cook is handing out cocoa, just in case' }, mood: 'bad' },
    { words: { story: '{text}', listener: 'The tent was for two. It now sleeps nine.' }, mood: 'bad' },
    { words: { story: '{text}', listener: 'So it is true what the old bears say' }, mood: 'good' },
    { words: { story: '{text}', listener: 'The bear fainted, happily' }, mood: 'good' },
    { words: { story: '{text}', listener: 'A scout has asked for an autograph' }, mood: 'good' },
    {
      words: { story: '{text}', listener: 'The forest thought about it until breakfast' },
      kinds: ['question'],
    },
    {
      words: { story: '{text}', listener: 'The bear looked up at the stars. Nothing there either.' },
      kinds: ['question'],
    },
    {
      words: { story: '{text}', listener: '“Please do not look at me,” said the bear' },
      kinds: ['question'],
    },
    {
      words: { story: '{text}', listener: 'Those were the words. Then the fire crackled.' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { story: '{text}', listener: 'The scouts took turns at being who said it' }, kinds: ['quote'] },
    { words: { story: '{text}', listener: 'On windy nights the owl still hears it' }, kinds: ['quote'] },
    {
      words: { story: 'A calm night by the fire', listener: 'There is a blanket for everybody' },
      isGentle: true,
    },
    { words: { story: 'The stars are out', listener: 'Nobody needs to say anything' }, isGentle: true },
  ],
  foreign: {
    de: [{ story: '{text}', listener: 'Der Bär möchte heute nicht allein schlafen' }],
    fr: [{ story: '{text}', listener: 'L’ours ne dormira pas seul cette nuit' }],
    es: [{ story: '{text}', listener: 'El oso hoy no duerme solo' }],
    it: [{ story: '{text}', listener: 'L’orso stanotte non dorme da solo' }],
    pt: [{ story: '{text}', listener: 'O urso hoje não dorme sozinho' }],
    nl: [{ story: '{text}', listener: 'De beer slaapt vannacht niet alleen' }],
    hi: [{ story: '{text}', listener: 'भालू आज अकेला नहीं सोएगा' }],
    ja: [{ story: '{text}', listener: 'クマ、今夜はひとりで眠れない' }],
    zh: [{ story: '{text}', listener: '熊今晚不敢一个人睡了' }],
    ko: [{ story: '{text}', listener: '곰은 오늘 혼자 못 잔다' }],
    ru: [{ story: '{text}', listener: 'Медведь сегодня один не уснёт' }],
    uk: [{ story: '{text}', listener: 'Ведмідь сьогодні сам не засне' }],
    pl: [{ story: '{text}', listener: 'Niedźwiedź nie zaśnie dziś sam' }],
    tr: [{ story: '{text}', listener: 'Ayı bu gece yalnız uyuyamaz' }],
    ar: [{ story: '{text}', listener: 'الدب لن ينام وحده الليلة' }],
    id: [{ story: '{text}', listener: 'Malam ini beruangnya tidak berani tidur sendiri' }],
    sv: [{ story: '{text}', listener: 'Björnen sover inte ensam i natt' }],
    cs: [{ story: '{text}', listener: 'Medvěd dnes sám neusne' }],
    ro: [{ story: '{text}', listener: 'Ursul nu doarme singur la noapte' }],
    hu: [{ story: '{text}', listener: 'A medve ma nem alszik egyedül' }],
    el: [{ story: '{text}', listener: 'Η αρκούδα απόψε δεν κοιμάται μόνη της' }],
    vi: [{ story: '{text}', listener: 'Đêm nay gấu không dám ngủ một mình' }],
    th: [{ story: '{text}', listener: 'คืนนี้หมีไม่กล้านอนคนเดียว' }],
    '*': [{ story: '{text}', listener: '…?!' }],
  },
}
