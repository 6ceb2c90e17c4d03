import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

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

export const recipe: Recipe = {
  templateName: 'head-in-hole',
  reason: 'you did hear it, only very muffled.',
  fill,
  fillFromTopic: (topic, isBare) =>
    isBare ? topic.chases.map(([who, warnings]) => ({ warnings, who })) : [],
  standbys: [
    { words: { warnings: 'Nine e-mails about {thing}, all in red', who: 'Me, smelling the soil' } },
    { words: { warnings: '{text}', who: 'Me, until further notice' }, mood: 'bad' },
    { words: { warnings: '{text}', who: 'Me, meeting the worms' }, mood: 'bad' },
    { words: { warnings: '{text}', who: 'Everybody in charge' }, kinds: ['clause', 'story'], mood: 'bad' },
    { words: { warnings: '{text}', who: 'Me, when I have time' }, kinds: ['noun', 'gerund'] },
    { words: { warnings: '{text}', who: 'Whoever should answer' }, kinds: ['question'] },
    { words: { warnings: '{text}', who: 'Me, with sand in my ears' }, kinds: ['quote', 'command'] },
    { words: { warnings: 'My conscience, through a megaphone', who: 'Me' }, about: 'own' },
    { words: { warnings: 'Every single red flag', who: 'Me, every single time' }, about: 'people' },
    { words: { warnings: 'No answer. Again, no answer.', who: 'Me, digging deeper' }, about: 'waiting' },
    { words: { warnings: 'Good news! Come up and look!', who: 'Me, not falling for it' }, mood: 'good' },

    { words: { warnings: 'All the signs', who: 'Me, a poor reader' } },
    { words: { warnings: 'What my bank app says about {thing}', who: 'Me' }, mood: 'bad' },
    { words: { warnings: 'Reality is calling', who: 'Me, out of coverage' } },
    {
      words: { warnings: 'The whole world, at full volume', who: 'Me, having a little rest' },
      isGentle: true,
    },
    { words: { warnings: 'The news, all of it', who: 'Somebody who needs a break' }, isGentle: true },
  ],
  foreign: {
    de: [
      { warnings: '{text}', who: 'Ich, ganz entspannt' },
      { warnings: '{text}', who: 'Ich sehe nichts' },
    ],
    fr: [
      { warnings: '{text}', who: 'Moi, très calme' },
      { warnings: '{text}', who: 'Moi, je ne vois rien' },
    ],
    es: [
      { warnings: '{text}', who: 'Yo, en paz' },
      { warnings: '{text}', who: 'Yo no veo nada' },
    ],
    it: [
      { warnings: '{text}', who: 'Io, in pace' },
      { warnings: '{text}', who: 'Io non vedo nulla' },
    ],
    pt: [
      { warnings: '{text}', who: 'Eu, em paz' },
      { warnings: '{text}', who: 'Eu não vejo nada' },
    ],
    nl: [
      { warnings: '{text}', who: 'Ik, heel rustig' },
      { warnings: '{text}', who: 'Ik zie niks' },
    ],
    '*': [
      { warnings: '{text}', who: '…' },
      { warnings: '!!! {text} !!!', who: '…' },
    ],
  },
}
