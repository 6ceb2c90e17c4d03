import type { Words } from '../../core/writer/book'
import type { Fill } from '../../core/writer/offer/recipe'
import { contrastsOf } from '../../core/writer/read/contrasts'
import { asCaption, asCommand, asQuote, inline } from '../../core/writer/read/phrase-forms'
import { type Reading, relationOf } from '../../core/writer/read/reading'
import type { RecipeRules } from '../make-recipe'

function boards([s1 = '', s2 = '', s3 = '']: readonly string[]): Words {
  return { s1, s2, s3 }
}

function fill(reading: Reading): Fill[] {
  const fills: Fill[] = []
  const list = relationOf(reading, 'list')
  if (list?.items.length === 3) {
    fills.push({
      words: boards(list.items),
      header: list.lead ?? undefined,
      fit: 0.95,
      reason: 'three ways, and you shrug at each.',
    })
  }
  const turns = relationOf(reading, 'dialogue')?.turns ?? []
  if (turns.length >= 3) {
    fills.push({
      words: boards(turns.map(({ line }) => asQuote(line))),
      fit: 1,
      reason: 'everybody talks, nobody helps.',
    })
  }
  if (!reading.isEnglish) return fills
  if (reading.kind === 'quote') {
    const said = asQuote(reading.phrase.text)
    fills.push(
      {
        words: boards([said, '“Be yourself”', '“But not like that”']),
        fit: 1.15,
        reason: 'you have heard this advice before.',
      },
      {
        words: boards([said, '“Calm down”', '“Have you tried yoga?”']),
        fit: 1.15,
        reason: 'you have heard this advice before.',
      },
    )
  }
  const choice = contrastsOf(reading).find(({ from }) => from === 'choice')
  const isMine = choice?.who === reading.me
  const first = isMine && asCommand(choice.sober)
  const second = isMine && asCommand(choice.tempting)
  if (first && second) {
    const isDeed = choice?.sober.words[0]?.pos === 'VERB'
    for (const third of isDeed ? ['Neither. Nap.', 'Both, badly'] : ['Ask somebody taller', 'Yes']) {
      fills.push({
        words: boards([first, second, third]),
        fit: 1,
        reason: 'you asked, and now there are three answers.',
      })
    }
  }
  return fills
}

/** Fills for the shapes of sentences that suit this picture. */
function fillsFromShapes(reading: Reading): Fill[] {
  const everywhere = relationOf(reading, 'everywhere')
  if (!everywhere?.whole) return []
  const thing = asCaption(everywhere.thing)
  const third = asCaption(everywhere.whole)
  return [
    {
      words: boards([thing, `More ${inline(thing)}`, third]),
      fit: 1.34,
      reason: 'you may go wherever you like, they are there.',
    },
  ]
}

export const recipe: RecipeRules = {
  fill: (reading) => [...fill(reading), ...fillsFromShapes(reading)],
}
