/** The same still, made by each peer in the way that its users make it. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { imageMagick, loadResvg, loadSatori } from './peers'
import { fontFamily, fontFile, jpegQuality, memeDocument, type Scenario } from './scenario'
import { unpackFont } from './unpack-font'

type MakeStill = () => Promise<Buffer>

/** sharp over decoded pixels, with the words as SVG; it gets our lines, so that it has no layout to do. */
export function sharpWithSvgText({ ground, layout, texts }: Scenario): MakeStill {
  announceFont()
  const raw = { width: layout.widthPx, height: layout.heightPx, channels: 3 as const }
  return () => {
    const words = texts.map((op) => {
      const size = Number(/(\d+(?:\.\d+)?)px/.exec(op.font)?.[1])
      const outline = op.strokeColor
        ? ` stroke="${op.strokeColor}" stroke-width="${op.strokeWidthPx}" stroke-linejoin="round" paint-order="stroke"`
        : ''
      return `<text x="${op.xPx}" y="${op.baselinePx}" font-family="${fontFamily}" font-size="${size}" fill="${op.color}" opacity="${op.opacity}"${outline}>${op.text}</text>`
    })
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${raw.width}" height="${raw.height}">${words.join('')}</svg>`
    return sharp(ground, { raw })
      .composite([{ input: Buffer.from(svg) }])
      .removeAlpha()
      .jpeg({ quality: jpegQuality })
      .toBuffer()
  }
}

/** satori lays out HTML as SVG, resvg draws it: the way of @vercel/og. */
export async function satoriWithResvg(scenario: Scenario): Promise<MakeStill> {
  const { layout, headerHeightPx, pictureJpeg } = scenario
  const satori = await loadSatori()
  const { renderAsync } = loadResvg()
  const fonts = [{ name: fontFamily, data: readFileSync(fontFile), weight: 400, style: 'normal' as const }]
  const src = `data:image/jpeg;base64,${pictureJpeg.toString('base64')}`
  const [width, height] = [layout.widthPx, layout.heightPx]
  const words = (box: Record<string, unknown>, text: string) => ({
    type: 'div',
    props: {
      style: {
        position: 'absolute',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        ...box,
      },
      children: text,
    },
  })
  const element = () => ({
    type: 'div',
    props: {
      style: { display: 'flex', width, height, position: 'relative', background: '#FFFDF7', fontFamily },
      children: [
        {
          type: 'img',
          props: {
            src,
            width,
            height: height - headerHeightPx,
            style: { position: 'absolute', top: headerHeightPx },
          },
        },
        words(
          { left: 0, top: 0, width, height: headerHeightPx, fontSize: 64 },
          memeDocument.header?.text ?? '',
        ),
        ...memeDocument.captions.map(({ text, x, y, width, height }, index) => {
          const fontSize = layout.captions[index]?.fontSizePx
          const outline = { WebkitTextStroke: '12px #000', paintOrder: 'stroke fill' }
          return words(
            { left: x, top: y + headerHeightPx, width, height, fontSize, color: '#fff', ...outline },
            text,
          )
        }),
        words({ right: 12, bottom: 8, fontSize: 26, opacity: 0.65 }, memeDocument.watermark),
      ],
    },
  })
  return async () => {
    const svg = await satori(element(), { width, height, fonts })
    const drawn = await renderAsync(svg, { font: { loadSystemFonts: false } })
    const raw = { width: drawn.width, height: drawn.height, channels: 4 as const }
    return sharp(drawn.pixels, { raw }).removeAlpha().jpeg({ quality: jpegQuality }).toBuffer()
  }
}

/** ImageMagick with `caption:`, which fits words into boxes itself. */
export function imageMagickCaption({ headerHeightPx, pictureJpeg, layout }: Scenario): MakeStill {
  const program = imageMagick()
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const pictureFile = path.join(directory, 'picture.jpg')
  writeFileSync(pictureFile, pictureJpeg)
  const box = (width: number, height: number) => [
    '-size',
    `${width}x${height}`,
    '-gravity',
    'center',
    '-font',
    fontFile,
  ]
  const at = (x: number, y: number) => ['-gravity', 'northwest', '-geometry', `+${x}+${y}`, '-composite']
  const outlined = (text: string, width: number, height: number) => [
    ...[
      '(',
      ...box(width, height),
      '-fill',
      'black',
      '-stroke',
      'black',
      '-strokewidth',
      '12',
      `caption:${text}`,
    ],
    ...['-stroke', 'none', '-fill', 'white', `caption:${text}`, '-composite', ')'],
  ]
  const args = [
    ...[pictureFile, '-background', '#FFFDF7', '-gravity', 'north', '-splice', `0x${headerHeightPx}`],
    ...['-background', 'none', '(', ...box(layout.widthPx, headerHeightPx), '-fill', '#1B1B22'],
    ...[`caption:${memeDocument.header?.text}`, ')', ...at(0, 0)],
    ...memeDocument.captions.flatMap(({ text, x, y, width, height }) => [
      ...outlined(text, width, height),
      ...at(x, y + headerHeightPx),
    ]),
    ...['-gravity', 'southeast', '-font', fontFile, '-pointsize', '26', '-fill', 'rgba(27,27,34,0.65)'],
    ...[
      '-annotate',
      '+12+10',
      memeDocument.watermark,
      '-alpha',
      'off',
      '-quality',
      String(jpegQuality),
      'jpg:-',
    ],
  ]
  return () =>
    new Promise((done, fail) => {
      const convert = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] })
      const chunks: Buffer[] = []
      convert.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
      convert.once('error', fail)
      convert.once('close', (code) =>
        code === 0 ? done(Buffer.concat(chunks)) : fail(new Error(`${program} ended with ${code}`)),
      )
    })
}

/** Tells the font library inside sharp where the one font is. Must run before sharp draws a first word. */
function announceFont(): void {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-fonts-'))
  writeFileSync(path.join(directory, 'anton.ttf'), unpackFont(readFileSync(fontFile)))
  const configuration = path.join(directory, 'fonts.conf')
  writeFileSync(
    configuration,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${directory}</dir><cachedir>${directory}/cache</cachedir></fontconfig>`,
  )
  process.env.FONTCONFIG_FILE = configuration
}
