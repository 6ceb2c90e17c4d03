import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const whoMaxChars = 40

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const warnings = asActivity(sober)
    const hiding = asActivity(tempting)
    if (!warnings || !hiding || (from !== 'instead' && from !== 'intent')) continue
    const label = `${reading.me}, ${inline(hiding)}`
    const isDeed = who === reading.me && /^[A-Z][a-z]+ing\b/.test(hiding) && label.length <= whoMaxChars
    fills.push({
      words: { warnings, who: isDeed ? label : who },
      header: isDeed ? undefined : reading.text,
      fit: 1,
      reason: 'you cannot see it from down there.',
    })
  }
  if (!reading.isEnglish) return fills
  const turnabout = relationOf(reading, 'turnabout')
  const shrug = turnabout && /^i (?:ignore|ignored|pretend|do not look|don't look|just hide|hide)\b/i
  if (turnabout && shrug?.test(turnabout.after.text)) {
    fills.push({
      words: { warnings: asCaption(turnabout.before), who: 'Me' },
      fit: 1.2,
      reason: 'you were told, and you dug.',
    })
  }
  const isNews = (reading.kind === 'clause' || reading.kind === 'noun') && reading.relations.length === 0
  if (reading.mood === 'bad' && isNews && !reading.isBare) {
    for (const who of ['Me, fine down here', 'Me, at peace']) {
      fills.push({
        words: { warnings: asCaption(reading.phrase), who },
        fit: 0.75,
        reason: 'what you cannot see can wait.',
      })
    }
  }
  return fills
}

export const recipe: RecipeRules = {
  fill,
}
