import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf, halvesOf } from '../../core/writer/read/contrasts'
import { asActivity, asCaption, asHeader, asLabel, asQuote } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

const labelMaxChars = 52

function snare(bait: string, victim: string, trap: string): Words {
  return { bait, victim, trap }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const renaming = relationOf(reading, 'renaming')
  if (renaming) {
    fills.push({
      words: snare(asQuote(renaming.name), reading.me, asCaption(renaming.thing)),
      header: asHeader(renaming.who),
      fit: reading.mood === 'bad' ? 1.16 : 0.6,
      reason: 'you liked the name on the plate.',
    })
  }
  const saidDid = relationOf(reading, 'said-did')
  if (saidDid && !/^(?:i|we)$/i.test(saidDid.who.text)) {
    fills.push({
      words: snare(asQuote(saidDid.said), reading.me, asCaption(saidDid.deed)),
      fit: 1.22,
      reason: 'you heard the offer, not the stick.',
    })
  }
  for (const { sober, tempting, who, from } of contrastsOf(reading)) {
    const dropped = asActivity(sober)
    const bait = asActivity(tempting)
    // A lone verb has lost what it was about.
    if (!dropped || !bait?.includes(' ') || from === 'versus' || from === 'choice') continue
    fills.push({
      words: snare(
        bait,
        who,
        reading.isEnglish ? `Not ${dropped.charAt(0).toLowerCase()}${dropped.slice(1)}` : dropped,
      ),
      fit: 0.94,
      reason: 'you saw the stick and crawled on.',
    })
  }
  for (const { before, after, from } of halvesOf(reading)) {
    const isTempting = reading.isOwn || /^(?:everything|all|finally|free)\b/i.test(before)
    if (from !== 'turnabout' || before.length > labelMaxChars || !isTempting) continue
    fills.push({
      words: snare(before, reading.me, after),
      fit: 0.84,
      reason: 'you walked in with a smile.',
    })
  }
  return reading.isEnglish ? [...fills, ...fillsFromPeople(reading)] : fills
}

function fillsFromPeople(reading: Reading): Fill[] {
  const people = relationOf(reading, 'people')
  const victim = people && asLabel(people.who, labelMaxChars)
  if (!people || !victim || reading.isOwn) return []
  return [
    {
      words: snare('A chance to do it again', victim, 'Everybody is watching, with snacks'),
      header: reading.text,
      fit: 0.8,
      reason: 'you know what they will do next.',
    },
  ]
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const trade = relationOf(reading, 'trade')
  if (!trade) return []
  return [
    {
      words: snare(asCaption(trade.received), reading.me, asCaption(trade.given)),
      fit: 1.42,
      reason: 'you saw what you get, not what you give.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
