import type { SeededRandom } from '../../random/seeded-random'
import type { Topic } from '../book'
import { inline } from '../read/phrase-forms'
import { capitalise, withoutFullStop } from '../read/polish-text'
import type { Reading } from '../read/reading'
import { shortenText } from '../read/shorten-text'
import { fillFrame, framesFor, themeForms } from './theme-frames'

/** Lines for a picture that we know nothing of. */
export interface ThemedLines {
  /** One or two, in reading order. */
  lines: readonly string[]
  /** The theme, where the lines do not name it; above the picture. */
  header?: string | undefined
  /** Above and below the picture rather than on it. */
  inBars: boolean
  /** Why these words, second person, at most 60 characters. */
  reason: string
  /** A generative model wrote them. */
  wordsByModel?: boolean | undefined
}

/** Descriptions of the picture, by its owner or a model. */
export interface PictureDescriptions {
  /** Things and people in the picture. */
  seen?: string | undefined
  /** Its usual meaning. */
  usual?: string | undefined
}

const descriptionCharsMax = 90
/** Longer lines leave no picture. */
const lineCharsMax = 80

const reasons = {
  topic: 'it is what the theme does to people.',
  frame: 'your theme in a frame that holds anything.',
  description: 'your picture says it better than words.',
} as const

/**
 * Lines about a theme for any picture: what is seen on it first, the topic's jokes, then frames that hold any theme;
 * more than enough of them, all different.
 */
export function linesForPicture(
  reading: Reading,
  descriptions: PictureDescriptions,
  random: SeededRandom,
): ThemedLines[] {
  const described = linesFromDescriptions(reading, descriptions, random)
  const jokes =
    reading.topic && reading.isEnglish && !reading.isGuarded
      ? random.shuffle(linesFromTopic(reading.topic, reading))
      : []
  const frames = random.shuffle(framesFor(reading.language, reading.isGuarded)).map(
    (frame): ThemedLines => ({
      lines: fillFrame(frame, themeForms(reading)),
      inBars: false,
      reason: reasons.frame,
    }),
  )
  // The first is what is seen, then jokes and what is left of the descriptions take turns.
  const [first, ...others] = described
  return [...(first ? [first] : []), ...jokes.slice(0, 2), ...others, ...jokes.slice(2), ...frames]
}

function linesFromDescriptions(
  reading: Reading,
  { seen, usual }: PictureDescriptions,
  random: SeededRandom,
): ThemedLines[] {
  const { capital, inline: theme } = themeForms(reading)
  const isPlain = reading.isEnglish && !reading.isGuarded
  const pairs: [string, string][] = []
  if (seen) {
    const said = tidyDescription(seen)
    if (!isPlain) pairs.push([capital, said])
    else if (random.next() < 0.5) pairs.push([`${capital}, in one picture`, said])
    else pairs.push([said, `Also known as “${theme}”`])
  }
  if (usual && usual !== seen) {
    const said = tidyDescription(usual)
    if (isPlain) pairs.push([`Usually: ${said}`, `Today: “${theme}”`])
    else if (!seen) pairs.push([capital, said])
  }
  return pairs.map((lines) => ({ lines, inBars: true, reason: reasons.description }))
}

function tidyDescription(text: string): string {
  return capitalise(withoutFullStop(shortenText(text.replace(/\s+/g, ' ').trim(), descriptionCharsMax)))
}

function linesFromTopic(topic: Topic, reading: Reading): ThemedLines[] {
  const all: (readonly string[])[] = [
    ...topic.turns,
    ...topic.fires.map(([fire, calm]) => [fire, /[“”]/.test(calm) ? calm : `Me: “${calm}”`]),
    ...topic.boasts.map(([act, label]) => [act, `I call it “${label}”`]),
    ...topic.myths.map((myth) => [myth]),
    ...topic.thoughts.map((thought) => ['My brain, at three in the morning:', thought]),
    ...topic.swaps.map(([duty, temptation]) => [
      `The plan: ${inline(duty)}`,
      `The day: ${inline(temptation)}`,
    ]),
  ]
  return all
    .filter((lines) => lines.every((line) => line.length <= lineCharsMax))
    .map((lines) => ({
      lines,
      header: namesTopic(lines, topic, reading) ? undefined : reading.header,
      inBars: false,
      reason: reasons.topic,
    }))
}

/** True if the lines alone tell what they are about. */
function namesTopic(lines: readonly string[], topic: Topic, reading: Reading): boolean {
  const said = ` ${lines.join(' ').toLowerCase()} `
  const theme = reading.phrase.text.toLowerCase()
  return said.includes(theme) || topic.cues.some((cue) => theme.includes(cue) && said.includes(cue))
}
