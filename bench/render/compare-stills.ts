import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { createCanvasRenderer } from '../../src/server/integrations/canvas-renderer/canvas-renderer'
import { asInstalled } from './as-installed'
import { timeInTurns } from './measure'
import { jpegQuality, memeDocument, prepareScenario, publicDir } from './scenario'
import { imageMagickCaption, satoriWithResvg, sharpWithSvgText } from './still-peers'
import { atLeast, atMost, type Comparison } from './table'

/** A warm JPEG of 1200 px: the whole way from the document to the file. */
export async function compareStills(picturesDirectory: string | undefined): Promise<Comparison> {
  const renderer = createCanvasRenderer({ publicDir })
  const scenario = await prepareScenario(renderer)
  const { widthPx, heightPx } = scenario.layout
  const raw = { width: widthPx, height: heightPx, channels: 3 as const }
  const ours = () => renderer.render(memeDocument, { format: 'jpg', widthPx: 1200 })
  const painted = await sharp(await ours())
    .raw()
    .toBuffer()
  const contestants = [
    { name: 'quipsmith', rounds: 60, run: ours },
    {
      name: 'the JPEG encode alone',
      rounds: 60,
      run: () => sharp(painted, { raw }).jpeg({ quality: jpegQuality, optimiseCoding: false }).toBuffer(),
    },
    { name: 'sharp, words as SVG', rounds: 40, run: asInstalled(sharpWithSvgText(scenario)) },
    { name: 'satori + resvg', rounds: 20, run: asInstalled(await satoriWithResvg(scenario)) },
    { name: 'ImageMagick caption:', rounds: 5, run: imageMagickCaption(scenario) },
  ]
  if (picturesDirectory) {
    mkdirSync(picturesDirectory, { recursive: true })
    for (const { name, run } of contestants) {
      writeFileSync(path.join(picturesDirectory, `${name.replace(/\W+/g, '-')}.jpg`), await run())
    }
  }
  const times = await timeInTurns(contestants)
  const timeOf = (name: string) => times.get(name) ?? Number.NaN
  const own = timeOf('quipsmith')
  return {
    title: `A JPEG of ${widthPx} x ${heightPx} px, ms`,
    rows: contestants.map(({ name }) => [
      name,
      timeOf(name).toFixed(1),
      `${(timeOf(name) / own).toFixed(1)} x`,
    ]),
    goals: [
      atLeast('JPEG against sharp with SVG words', timeOf('sharp, words as SVG') / own, 4),
      atLeast('JPEG against satori + resvg', timeOf('satori + resvg') / own, 8),
      atLeast('JPEG against ImageMagick caption:', timeOf('ImageMagick caption:') / own, 50),
      atMost('JPEG against its encode alone', own / timeOf('the JPEG encode alone'), 1.8),
    ],
  }
}
