import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asHeader, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const ownLabels = [
  'Personal growth',
  'Leadership',
  'Self-knowledge',
  'A learning journey',
  'Career highlight',
]
const insteadLabels = ['Efficiency', 'Priorities', 'Innovation', 'Work smarter']
const logicLabels = ['Strategy', 'Problem solved']

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: { top: asCaption(renaming.thing), bottom: asQuote(renaming.name) },
      header: asHeader(renaming.who),
      fit: 1.4,
      reason: 'a proud new name makes the line go up.',
    })
  }
  const report = relationOf(reading, 'said-did')
  const saidDid = report?.isSpeakers ? report : undefined
  if (saidDid) {
    fills.push({
      words: { top: asCaption(saidDid.deed), bottom: asQuote(saidDid.said) },
      fit: 1.2,
      reason: 'the deed is small, the words are growing.',
    })
  }
  if (!reading.isEnglish) return fills
  const push = (top: string, labels: readonly string[], fit: number, reason: string) => {
    for (const bottom of labels) fills.push({ words: { top, bottom }, fit, reason })
  }
  if (contrastsOf(reading).some(({ from }) => from === 'instead')) {
    push(reading.text, insteadLabels, 1, 'you call the shortcut a method.')
  }
  if (relationOf(reading, 'condition'))
    push(reading.text, logicLabels, 1.1, 'your logic is flawless, in its way.')
  const isOwnDeed =
    /^i(?:'ve)? \w/i.test(reading.phrase.text) && (reading.kind === 'clause' || reading.kind === 'story')
  if (isOwnDeed) push(withoutI(reading.phrase), ownLabels, 0.95, 'you did it and gave it a good name.')
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const rarely = relationOf(reading, 'rarely')
  if (!rarely) return []
  return ['My signature move', 'Brand consistency'].map((bottom) => ({
    words: { top: asCaption(rarely.exception), bottom },
    header: asCaption(rarely.rule),
    fit: 1.25,
    reason: 'you do it seldom, but you do it well.',
  }))
}

export const recipe: Recipe = {
  templateName: 'line-goes-up',
  reason: 'it sounds like success if you say it slowly.',
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
  fillFromTopic: (topic, isBare) =>
    topic.boasts.map(([top, bottom]) => (isBare ? { top, bottom } : { top: '{text}', bottom })),
  standbys: [
    { words: { top: 'Survived {thing}', bottom: 'Résumé material' }, mood: 'bad' },
    { words: { top: 'Has a strong opinion on {thing}', bottom: 'Thought leader' } },
    { words: { top: '{text}', bottom: 'Community' }, about: 'people' },
    { words: { top: '{text}', bottom: 'Natural talent' }, about: 'people' },
    { words: { top: '{text}', bottom: 'Patience' }, about: 'waiting' },
    { words: { top: '{text}', bottom: 'Adulthood' } },
    { words: { top: '{text}', bottom: 'All according to plan' } },
    { words: { top: '{text}', bottom: 'Industry standard' } },
    { words: { top: '{text}', bottom: 'Better than last year' } },
    { words: { top: '{text}', bottom: 'Ahead of the forecast' } },
    { words: { top: '{text}', bottom: 'Personal best' }, mood: 'bad' },
    { words: { top: '{text}', bottom: 'Room for growth' }, mood: 'bad' },
    { words: { top: '{text}', bottom: 'Character development' }, mood: 'bad' },
    { words: { top: '{text}', bottom: 'A net positive' }, mood: 'bad' },
    { words: { top: '{text}', bottom: 'Unstoppable' }, mood: 'good' },
    { words: { top: '{text}', bottom: 'Peak performance' }, mood: 'good' },
    { words: { top: '{text}', bottom: 'Not luck. Ask anyone.' }, mood: 'good' },
    { words: { top: '{text}', bottom: 'A legend, in a small circle' }, mood: 'good' },
    { words: { top: '{text}', bottom: 'Deep thinking' }, kinds: ['question'] },
    { words: { top: '{text}', bottom: 'Open to suggestions' }, kinds: ['question'] },
    { words: { top: '{text}', bottom: 'Strategy, phase one' }, kinds: ['question'] },
    { words: { top: '{text}', bottom: 'Communication skills' }, kinds: ['quote'] },
    { words: { top: '{text}', bottom: 'Company values' }, kinds: ['quote'] },
    { words: { top: '{text}', bottom: 'Stakeholder dialogue' }, kinds: ['quote'] },
    { words: { top: '{text}', bottom: 'Lessons learned: several' }, kinds: ['quote', 'story', 'fragment'] },
    { words: { top: 'Drank a glass of water', bottom: 'Progress' }, isGentle: true },
    { words: { top: 'Got dressed before noon', bottom: 'Success' }, isGentle: true },
  ],
  foreign: {
    de: [
      { top: '{text}', bottom: 'Persönliches Wachstum' },
      { top: 'Es natürlich kommen sehen', bottom: 'Fachwissen' },
    ],
    fr: [
      { top: '{text}', bottom: 'Développement personnel' },
      { top: 'L’avoir vu venir, bien sûr', bottom: 'Expertise' },
      { top: '{text}', bottom: 'Tout se passe comme prévu' },
    ],
    es: [
      { top: '{text}', bottom: 'Crecimiento personal' },
      { top: 'Haberlo visto venir, claro', bottom: 'Experiencia' },
      { top: '{text}', bottom: 'Todo según lo previsto' },
    ],
    it: [
      { top: '{text}', bottom: 'Crescita personale' },
      { top: 'Averlo previsto, ovviamente', bottom: 'Competenza' },
      { top: '{text}', bottom: 'Tutto secondo i piani' },
    ],
    pt: [
      { top: '{text}', bottom: 'Crescimento pessoal' },
      { top: 'Já ter previsto, claro', bottom: 'Experiência' },
      { top: '{text}', bottom: 'Tudo conforme o plano' },
    ],
    nl: [
      { top: '{text}', bottom: 'Persoonlijke groei' },
      { top: 'Het natuurlijk zien aankomen', bottom: 'Vakkennis' },
      { top: '{text}', bottom: 'Alles volgens plan' },
    ],
    hi: [
      { top: '{text}', bottom: 'व्यक्तित्व विकास' },
      { top: '{text}', bottom: 'सब योजना के अनुसार' },
    ],
    ja: [
      { top: '{text}', bottom: '人としての成長' },
      { top: '{text}', bottom: '想定の範囲内' },
    ],
    zh: [
      { top: '{text}', bottom: '个人成长' },
      { top: '{text}', bottom: '一切尽在掌握' },
    ],
    ko: [
      { top: '{text}', bottom: '자기계발' },
      { top: '{text}', bottom: '다 계획대로' },
    ],
    ru: [
      { top: '{text}', bottom: 'Личностный рост' },
      { top: '{text}', bottom: 'Всё по плану' },
    ],
    uk: [
      { top: '{text}', bottom: 'Особистісне зростання' },
      { top: '{text}', bottom: 'Усе за планом' },
    ],
    pl: [
      { top: '{text}', bottom: 'Rozwój osobisty' },
      { top: '{text}', bottom: 'Wszystko zgodnie z planem' },
    ],
    tr: [
      { top: '{text}', bottom: 'Kişisel gelişim' },
      { top: '{text}', bottom: 'Her şey planlandığı gibi' },
    ],
    ar: [
      { top: '{text}', bottom: 'تطوير الذات' },
      { top: '{text}', bottom: 'كل شيء حسب الخطة' },
    ],
    id: [
      { top: '{text}', bottom: 'Pengembangan diri' },
      { top: '{text}', bottom: 'Semua sesuai rencana' },
    ],
    sv: [
      { top: '{text}', bottom: 'Personlig utveckling' },
      { top: '{text}', bottom: 'Allt går enligt planen' },
    ],
    cs: [
      { top: '{text}', bottom: 'Osobní růst' },
      { top: '{text}', bottom: 'Vše podle plánu' },
    ],
    ro: [
      { top: '{text}', bottom: 'Dezvoltare personală' },
      { top: '{text}', bottom: 'Totul conform planului' },
    ],
    hu: [
      { top: '{text}', bottom: 'Önfejlesztés' },
      { top: '{text}', bottom: 'Minden a terv szerint' },
    ],
    el: [
      { top: '{text}', bottom: 'Προσωπική ανάπτυξη' },
      { top: '{text}', bottom: 'Όλα βάσει σχεδίου' },
    ],
    vi: [
      { top: '{text}', bottom: 'Phát triển bản thân' },
      { top: '{text}', bottom: 'Đúng kế hoạch' },
    ],
    th: [
      { top: '{text}', bottom: 'การพัฒนาตนเอง' },
      { top: '{text}', bottom: 'เป็นไปตามแผน' },
    ],
    '*': [
      { top: '{text}', bottom: '100 %' },
      { top: '…', bottom: '100 %' },
    ],
  },
}
