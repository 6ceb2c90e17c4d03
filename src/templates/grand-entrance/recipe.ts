import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, isNounLike } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const heroMaxChars = 50
const dayMaxChars = 90

function fill(reading: Reading): Fill[] {
  if (!reading.isEnglish) return []
  const fills: Fill[] = []
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const day = asActivity(sober)
    const hero = asActivity(tempting)
    if (!day || !hero || (from !== 'instead' && from !== 'intent')) continue
    fills.push({ words: { day, hero }, fit: 1, reason: 'you called, and it came with a cape.' })
  }
  const turnabout = relationOf(reading, 'turnabout')
  const hero = turnabout && isNounLike(turnabout.after) ? asLabel(turnabout.after, heroMaxChars) : null
  if (turnabout && hero && reading.mood !== 'bad' && !relationOf(reading, 'said-did')) {
    fills.push({
      words: { day: asCaption(turnabout.before), hero },
      fit: 0.95,
      reason: 'you were nearly lost, and then.',
    })
  }
  const waiting = relationOf(reading, 'waiting')
  if (waiting) {
    fills.push({
      words: { day: asCaption(reading.phrase), hero: 'A biscuit from my coat pocket' },
      fit: 0.85,
      reason: 'you were rescued by an old biscuit.',
    })
  }
  if (reading.register === 'liked-topic' && reading.kind === 'noun') {
    fills.push({
      words: { day: 'An otherwise lost afternoon', hero: reading.text },
      fit: 1,
      reason: 'you knew it would come through the clouds.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'grand-entrance',
  reason: 'you are saved, if not by what you expected.',
  fill,
  fillFromTopic: (topic, isBare) =>
    topic.reactions
      .map(([sensible, hero], index) => {
        const swap = topic.swaps[index % Math.max(1, topic.swaps.length)]
        return { day: isBare ? (swap?.[0] ?? sensible) : '{text}', hero }
      })
      .filter(({ day, hero }) => day.length <= dayMaxChars && hero.length <= heroMaxChars),
  standbys: [
    { words: { day: '{text}', hero: 'My neighbour, who owns a ladder' }, mood: 'bad' },
    { words: { day: '{text}', hero: 'A nap' }, mood: 'bad' },
    { words: { day: '{text}', hero: 'One sensible colleague' }, mood: 'bad' },
    { words: { day: 'A chat about {thing}', hero: 'A doorbell' } },
    { words: { day: 'Everything about {thing}', hero: 'Toast' }, mood: 'bad' },
    { words: { day: '{text}', hero: 'Headphones' }, about: 'people' },
    { words: { day: '{text}', hero: 'A power cut' }, about: 'own' },
    { words: { day: '{text}', hero: 'A game from 1997' }, about: 'waiting' },
    { words: { day: '{text}', hero: 'Somebody who has read the manual' }, kinds: ['question'] },
    { words: { day: '{text}', hero: 'An awkward silence' }, kinds: ['quote'] },
    { words: { day: 'A perfectly grey week', hero: '{text}' }, kinds: ['noun', 'gerund'], mood: 'good' },

    { words: { day: 'A long day', hero: 'Soup' }, isGentle: true },
    { words: { day: 'The hour before sunrise', hero: 'A warm blanket' }, isGentle: true },
  ],
  foreign: {
    de: [
      { day: '{text}', hero: 'Ein Nickerchen' },
      { day: 'Ein langer Tag', hero: 'Suppe' },
    ],
    fr: [
      { day: '{text}', hero: 'Une sieste' },
      { day: 'Une longue journée', hero: 'La soupe' },
    ],
    es: [
      { day: '{text}', hero: 'Una siesta' },
      { day: 'Un día largo', hero: 'La sopa' },
    ],
    it: [
      { day: '{text}', hero: 'Un pisolino' },
      { day: 'Una lunga giornata', hero: 'La minestra' },
    ],
    pt: [
      { day: '{text}', hero: 'Uma sesta' },
      { day: 'Um dia comprido', hero: 'A sopa' },
    ],
    nl: [
      { day: '{text}', hero: 'Een dutje' },
      { day: 'Een lange dag', hero: 'Soep' },
    ],
    '*': [
      { day: '{text}', hero: '!' },
      { day: '…', hero: '!!!' },
    ],
  },
}
