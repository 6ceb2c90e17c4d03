import { createRandom } from '@/core/random/seeded-random'
import { graphemesOf } from '@/core/text/graphemes'
import { unitsMaxOf } from '@/core/text/text-limit'
import { scriptSamples } from './script-samples'

/** Long texts as people and tricksters write them. */

const hindi =
  'मेरे मालिक ने कहा कि हम सब एक परिवार हैं और फिर उन्होंने मेरी छुट्टी की अर्ज़ी को नामंज़ूर कर दिया जबकि मैंने तीन महीने पहले ही उन्हें बता दिया था '
const thai =
  'เจ้านายบอกว่าพวกเราเป็นครอบครัวเดียวกันแต่ไม่ให้ลาพักร้อนเพราะรายงานประจำไตรมาสส่งช้าอีกแล้วและเครื่องชงกาแฟก็เสีย '
const english = 'my boss says we are a family but denies my vacation because the report is late '
/** A letter with three marks: one character, as many units as a character may take on average. */
const zalgoWord = 'w̷̡̛ȟ̸͜y̵̨͝ '
export const family = '👨‍👩‍👧‍👦'

function repeated(sample: string, chars: number): string {
  const graphemes = graphemesOf(sample)
  // No space at either end: inputs are trimmed.
  return Array.from({ length: chars }, (_, index) => graphemes[index % graphemes.length])
    .join('')
    .replace(/^\s|\s$/g, '.')
}

function families(count: number): string {
  return family.repeat(count)
}

export interface LongText {
  name: string
  /** As long as it may be. */
  longest: string
  /** One character more. */
  tooLong: string
}

/** Texts that reach a limit and go one beyond it. */
export function longTexts(charsMax: number): LongText[] {
  const familiesMax = Math.floor(unitsMaxOf(charsMax) / family.length)
  const samples = { Hindi: hindi, Thai: thai, zalgo: zalgoWord, English: english }
  return [
    ...Object.entries(samples).map(([name, sample]) => ({
      name,
      longest: repeated(sample, charsMax),
      tooLong: repeated(sample, charsMax + 1),
    })),
    { name: 'family emoji', longest: families(familiesMax), tooLong: families(familiesMax + 1) },
  ]
}

/** As the version before stored it: so many characters, with no look at their units. */
export function oldHeaders(chars: number): { name: string; text: string }[] {
  const tower = `a${'̷'.repeat(12)}`
  return [
    { name: 'Hindi', text: repeated(hindi, chars) },
    { name: 'Thai', text: repeated(thai, chars) },
    { name: 'zalgo', text: repeated(zalgoWord, chars) },
    { name: 'zalgo without end', text: tower.repeat(chars) },
    { name: 'family emoji', text: families(chars) },
  ]
}

/** A text of many scripts, the same for the same seed. */
export function mixedText(seed: number, charsMax: number): string {
  const random = createRandom(seed)
  const parts = [
    ...scriptSamples.map(({ text }) => text),
    hindi,
    thai,
    english,
    zalgoWord,
    family,
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    'ﷺ',
    'ß',
    '🇳🇵',
    '\n',
    '1 ',
    'is ',
  ]
  const length = 1 + random.int(charsMax)
  let text = ''
  while (graphemesOf(text).length < length)
    text += random.pick(parts) + random.pick(['', ' ', ' / ', ': ', ', but '])
  return graphemesOf(text).slice(0, length).join('')
}
