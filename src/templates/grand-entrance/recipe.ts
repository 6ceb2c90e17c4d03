import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asLabel, isNounLike } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

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

export const recipe: RecipeRules = {
  fill,
  fillFromTopic: (topic) =>
    topic.reactions
      .map(([sensible, hero], index) => {
        const swap = topic.swaps[index % Math.max(1, topic.swaps.length)]
        return { day: swap?.[0] ?? sensible, hero }
      })
      .filter(({ day, hero }) => day.length <= dayMaxChars && hero.length <= heroMaxChars),
}
