import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asObject, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const halfFits = { 'then-now': 0.85, turnabout: 1.05, 'said-did': 0.9, steps: 0.9 } as const

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = halvesOf(reading).map(({ before, after, from }) => ({
    words: { cause: before, result: after },
    fit: reading.mood === 'good' ? 0.5 : halfFits[from],
    reason: 'it began so high, and your floor was thin.',
  }))
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const cause = asActivity(tempting)
    const result = asActivity(sober)
    if (!cause || !result || (from !== 'instead' && from !== 'intent')) continue
    fills.push({
      words: { cause, result },
      header: who === reading.me ? undefined : who,
      fit: 0.95,
      reason: 'one of them rose, so the other fell.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid) {
    fills.push({
      words: { cause: asQuote(saidDid.said), result: asObject(saidDid.deed) ?? asCaption(saidDid.deed) },
      fit: 1.05,
      reason: 'you heard the words and watched it fall.',
    })
  }
  if (!reading.isEnglish) return fills
  const people = relationOf(reading, 'people')
  if (people) {
    for (const result of ['My patience', 'My faith in breakfast']) {
      fills.push({
        words: { cause: asCaption(people.whole), result },
        fit: 0.85,
        reason: 'they speak, and something in you falls.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const consequence = relationOf(reading, 'consequence')
  if (consequence) {
    fills.push({
      words: { cause: asCaption(consequence.cause), result: asCaption(consequence.effect) },
      fit: 1.2,
      reason: 'one small thing, and you are in the cellar.',
    })
  }
  const trifle = relationOf(reading, 'trifle')
  if (trifle && reading.mood !== 'good') {
    for (const result of [
      'My faith in civilisation',
      'The mood, and then the floor',
      'My manners, all of them',
    ]) {
      fills.push({
        words: { cause: asCaption(trifle.event), result },
        fit: trifle.isSmall ? 1.2 : 0.9,
        reason: 'you can hear it fall from here.',
      })
    }
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'line-goes-down',
  reason: 'you can hear it hit every floor.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    isBare
      ? topic.turns.map(([cause, result]) => ({ cause, result })).filter(({ result }) => result.length <= 44)
      : [],
  standbys: [
    { words: { cause: 'One more word about {thing}', result: 'My friendly voice' }, mood: 'bad' },
    { words: { cause: '{Thing}', result: 'What I had planned for today' } },
    { words: { cause: '{text}', result: 'My belief in people' }, about: 'people' },
    { words: { cause: '{text}', result: 'My good reputation' }, about: 'own' },
    { words: { cause: '{text}', result: 'My hope, on week three' }, about: 'waiting' },
    { words: { cause: '{text}', result: 'My jaw' } },
    { words: { cause: '{text}', result: 'What was left of my poker face' } },
    { words: { cause: '{text}', result: 'The general level of things' } },
    { words: { cause: '{text}', result: 'My plan to have no opinion today' } },
    { words: { cause: '{text}', result: 'The bar. It was already low.' }, mood: 'bad' },
    { words: { cause: '{text}', result: 'My expectations, which had a basement' }, mood: 'bad' },
    { words: { cause: '{text}', result: 'The benefit of the doubt' }, mood: 'bad' },
    { words: { cause: '{text}', result: 'My “it is probably fine”' }, mood: 'bad' },
    { words: { cause: '{text}', result: 'My good intentions for today' }, mood: 'bad' },
    { words: { cause: '{text}', result: 'My blood pressure, for once' }, mood: 'good' },
    { words: { cause: '{text}', result: 'My guard' }, mood: 'good' },
    { words: { cause: '{text}', result: 'The number of my worries, by one' }, mood: 'good' },
    { words: { cause: '{text}', result: 'My shoulders, from around my ears' }, mood: 'good' },
    { words: { cause: '{text}', result: 'The conversation' }, kinds: ['question'] },
    { words: { cause: '{text}', result: 'My confidence on the subject' }, kinds: ['question'] },
    { words: { cause: '{text}', result: 'The number of hands in the air' }, kinds: ['question'] },
    { words: { cause: '{text}', result: 'My smile, politely, in stages' }, kinds: ['quote'] },
    { words: { cause: '{text}', result: 'The chance of a short conversation' }, kinds: ['quote'] },
    { words: { cause: '{text}', result: 'The case for the defence' }, kinds: ['quote'] },
    {
      words: { cause: '{text}', result: 'The odds of a boring evening' },
      kinds: ['quote', 'story', 'fragment'],
    },
    { words: { cause: 'A long breath out', result: 'My shoulders' }, isGentle: true },
    { words: { cause: 'Ten minutes by the window', result: 'The noise' }, isGentle: true },
  ],
  foreign: {
    de: [
      { cause: '{text}', result: 'Die Stimmung' },
      { cause: 'Ein zweiter Blick darauf', result: 'Meine Laune' },
    ],
    fr: [
      { cause: '{text}', result: 'L’ambiance' },
      { cause: 'Y regarder de plus près', result: 'Mon moral' },
      { cause: '{text}', result: 'Mes projets du jour' },
    ],
    es: [
      { cause: '{text}', result: 'El ambiente' },
      { cause: 'Mirarlo otra vez', result: 'Mi ánimo' },
      { cause: '{text}', result: 'Mis planes para hoy' },
    ],
    it: [
      { cause: '{text}', result: 'L’atmosfera' },
      { cause: 'Guardarlo di nuovo', result: 'Il mio umore' },
      { cause: '{text}', result: 'I miei piani per oggi' },
    ],
    pt: [
      { cause: '{text}', result: 'O ambiente' },
      { cause: 'Olhar outra vez', result: 'A minha disposição' },
      { cause: '{text}', result: 'Os meus planos para hoje' },
    ],
    nl: [
      { cause: '{text}', result: 'De sfeer' },
      { cause: 'Er nog eens naar kijken', result: 'Mijn humeur' },
      { cause: '{text}', result: 'Mijn plannen voor vandaag' },
    ],
    hi: [
      { cause: '{text}', result: 'आज का मूड' },
      { cause: '{text}', result: 'आज का प्लान' },
    ],
    ja: [
      { cause: '{text}', result: '今日のやる気' },
      { cause: '{text}', result: '今日の予定' },
    ],
    zh: [
      { cause: '{text}', result: '今天的心情' },
      { cause: '{text}', result: '今天的计划' },
    ],
    ko: [
      { cause: '{text}', result: '오늘의 기분' },
      { cause: '{text}', result: '오늘의 계획' },
    ],
    ru: [
      { cause: '{text}', result: 'Настроение' },
      { cause: '{text}', result: 'Планы на сегодня' },
    ],
    uk: [
      { cause: '{text}', result: 'Настрій' },
      { cause: '{text}', result: 'Плани на сьогодні' },
    ],
    pl: [
      { cause: '{text}', result: 'Nastrój' },
      { cause: '{text}', result: 'Plany na dziś' },
    ],
    tr: [
      { cause: '{text}', result: 'Keyfim' },
      { cause: '{text}', result: 'Bugünkü planlarım' },
    ],
    ar: [
      { cause: '{text}', result: 'مزاجي اليوم' },
      { cause: '{text}', result: 'خططي لليوم' },
    ],
    id: [
      { cause: '{text}', result: 'Mood hari ini' },
      { cause: '{text}', result: 'Rencana hari ini' },
    ],
    sv: [
      { cause: '{text}', result: 'Stämningen' },
      { cause: '{text}', result: 'Planerna för dagen' },
    ],
    cs: [
      { cause: '{text}', result: 'Nálada' },
      { cause: '{text}', result: 'Plány na dnešek' },
    ],
    ro: [
      { cause: '{text}', result: 'Buna dispoziție' },
      { cause: '{text}', result: 'Planurile pe azi' },
    ],
    hu: [
      { cause: '{text}', result: 'A hangulat' },
      { cause: '{text}', result: 'A mai terveim' },
    ],
    el: [
      { cause: '{text}', result: 'Η διάθεση' },
      { cause: '{text}', result: 'Τα σχέδια για σήμερα' },
    ],
    vi: [
      { cause: '{text}', result: 'Tâm trạng hôm nay' },
      { cause: '{text}', result: 'Kế hoạch hôm nay' },
    ],
    th: [
      { cause: '{text}', result: 'อารมณ์วันนี้' },
      { cause: '{text}', result: 'แผนของวันนี้' },
    ],
    '*': [{ cause: '{text}', result: '0 %' }],
  },
}
