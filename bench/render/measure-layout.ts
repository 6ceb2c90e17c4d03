import { layoutMeme } from '../../src/core/meme/layout-meme'
import type { MemeDocument } from '../../src/core/meme/meme-document'
import { createRandom, type SeededRandom } from '../../src/core/random/seeded-random'
import type { Template } from '../../src/core/template/template'
import { createCanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'
import { templates } from '../../src/templates/templates'
import { median } from './measure'
import { publicDir } from './scenario'
import { atMost, type Comparison } from './table'

const rounds = 30
/** Of the language that memes are written in: words come back, sentences do not. */
const vocabulary =
  'a about after again all always and another answer ask at back because been before boss bread but by call cat chair child coffee cold could day deadline dinner do dog door down e-mail early everybody fine first for friday from garden get good had has have he her him holiday hour how i if in invoice is it just kitchen last late like lunch make manager maybe me meeting minute monday more morning my neighbour never new nobody not nothing now of office on once one only open or other our out over people phone plan plant please printer problem question quick ready really said same say she should sleep slowly so somebody still stop that the their them then there they thing this three ticket time to today tomorrow too train try two under until up us very wait want was water we week weekend were what when where while who why will with work would yes yesterday you your'.split(
    ' ',
  )

function sentence(random: SeededRandom, charsMax: number): string {
  let words = random.pick(vocabulary)
  // As long as captions are: eight in ten of the templates' examples fill 19 to 56 % of their slots.
  const wantedChars = charsMax * (0.19 + 0.37 * random.next())
  while (words.length < wantedChars - 8) words += ` ${random.pick(vocabulary)}`
  return words
}

/** How long it takes to lay a meme out: every template, with other sentences each time. */
export async function measureLayout(): Promise<Comparison> {
  const { measure } = createCanvasRenderer({ publicDir })
  const random = createRandom(7)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const template of templates) {
      const words = Object.fromEntries(
        template.slots.map(({ id, maxChars }) => [id, sentence(random, maxChars)]),
      )
      // Not fitted before: that would have measured its lines.
      const meme = documentOf(template, words)
      const startedAtMs = performance.now()
      layoutMeme(meme, measure)
      if (round > 0) times.push(performance.now() - startedAtMs)
    }
  }
  const slowest = [...times].sort((a, b) => b - a)[Math.floor(times.length / 100)] ?? Number.NaN
  return {
    title: `Layout of ${times.length} memes with sentences of their own, ms`,
    rows: [
      ['median', median(times).toFixed(3)],
      ['one in a hundred takes longer than', slowest.toFixed(3)],
    ],
    goals: [atMost('Layout of a meme', median(times), 0.5, 'ms')],
  }
}

/** A document whose words have not been fitted yet. */
function documentOf(template: Template, words: Record<string, string>): MemeDocument {
  const [widthPx, heightPx] = [1200, Math.round((1200 * template.height) / template.width)]
  return {
    imageName: template.name,
    pictureWidthPx: widthPx,
    pictureHeightPx: heightPx,
    captions: template.slots.map((slot) => ({
      text: words[slot.id] ?? '',
      x: slot.x * widthPx,
      y: slot.y * heightPx,
      width: slot.width * widthPx,
      height: slot.height * heightPx,
      fontSize: slot.fontSize * widthPx,
      fontFamily: slot.fontFamily,
      rotateAngle: slot.rotateAngle,
    })),
    header: null,
    footer: null,
    watermark: 'Quipsmith',
  }
}
