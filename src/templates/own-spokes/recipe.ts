import type { Words } from '../../core/writer/book'
import type { Fill, Recipe } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asQuote, withoutI } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'

const panelMaxChars = 70
const culprits = ['Whoever was nearest', 'The weather', 'The full moon', 'A snail']

function panels([p1 = '', p2 = '', p3 = '']: readonly string[]): Words {
  return { p1, p2, p3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const steps = relationOf(reading, 'steps')
  if (steps?.items.length === 3) {
    fills.push({ words: panels(steps.items), fit: 1, reason: 'three steps, and you saw none coming.' })
  }
  if (!reading.isEnglish) return fills
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid?.isSpeakers) {
    for (const culprit of culprits.slice(0, 2)) {
      fills.push({
        words: panels([asQuote(saidDid.said), asCaption(saidDid.deed), culprit]),
        fit: 1.1,
        reason: 'you said it, you did it, it was not you.',
      })
    }
  }
  for (const { sober, tempting, from } of contrastsOf(reading)) {
    const plan = asActivity(sober)
    const stick = asActivity(tempting)
    if (!plan || !stick || (from !== 'intent' && from !== 'instead')) continue
    for (const culprit of culprits.slice(1, 3)) {
      fills.push({
        words: panels([plan, stick, culprit]),
        fit: from === 'intent' ? 1.15 : 1.05,
        reason: 'you brought the stick yourself.',
      })
    }
  }
  if (reading.isOwn) {
    for (const { before, after, from } of halvesOf(reading)) {
      if (from !== 'turnabout') continue
      fills.push({
        words: panels([before, after, 'The snail']),
        fit: 0.85,
        reason: 'you have a suspect, and it is very slow.',
      })
    }
  }
  const deed = withoutI(reading.phrase)
  if (deed !== asCaption(reading.phrase) && reading.mood === 'bad') {
    fills.push({
      words: panels(['A perfectly good day', deed, 'Everybody else']),
      fit: 0.95,
      reason: 'you were there when you did it.',
    })
  }
  return fills
}

export const recipe: Recipe = {
  templateName: 'own-spokes',
  reason: 'you know who did it, and so does the snail.',
  fill,
  fillFromTopic: (topic) =>
    topic.swaps
      .map(([plan, stick], index) => panels([plan, stick, culprits[index % culprits.length] ?? '']))
      .filter((words) => Object.values(words).every((text) => text.length <= panelMaxChars)),
  standbys: [
    { words: panels(['A calm morning', 'One quick look at {thing}', 'Mornings']) },
    { words: panels(['Not thinking about {thing}', 'Thinking about {thing}', 'My brain']) },
    { words: panels(['{text}', 'Adding my opinion', 'Their tone']), kinds: ['noun', 'gerund'] },

    { words: panels(['A simple plan', 'Improving it', 'The plan']), mood: 'bad' },

    { words: panels(['Keeping out of it', 'Having a view', 'People with views']), about: 'people' },
    { words: panels(['Nobody knew', 'Explaining it to be safe', 'The walls have ears']), about: 'own' },
    { words: panels(['First in the queue', 'Leaving for a coffee', 'The queue']), about: 'waiting' },
    { words: panels(['Not needing to know', 'Looking it up', 'Doctors online']), kinds: ['question'] },
    { words: panels(['A nice quiet chat', '{text}', 'Oversensitive people']), kinds: ['quote'] },
    { words: panels(['Everything is going well', 'Saying so aloud', 'Fate']), mood: 'good' },

    { words: panels(['A long list', 'A short nap', 'The very soft blanket']), isGentle: true },
    { words: panels(['Baking for a friend', 'Tasting, twice', 'The cake was too good']), isGentle: true },
  ],
  foreign: {
    de: [panels(['Ein einfacher Plan', 'Ich verbessere ihn', 'Der Plan ist schuld'])],
    fr: [panels(['Un plan simple', 'Je l’améliore', 'C’est la faute du plan'])],
    es: [panels(['Un plan sencillo', 'Lo mejoro', 'La culpa es del plan'])],
    it: [panels(['Un piano semplice', 'Lo miglioro', 'È colpa del piano'])],
    pt: [panels(['Um plano simples', 'Eu melhoro-o', 'A culpa é do plano'])],
    nl: [panels(['Een simpel plan', 'Ik verbeter het', 'Het plan heeft schuld'])],
    '*': [panels(['{text}', '…', '!!!'])],
  },
}
