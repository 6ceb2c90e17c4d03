/**
 * The built-in writer, judged by eye. A sheet has one line per meme; whoever reads it fills in the last two columns:
 * 2 good, 1 right but flat, 0 broken (wrong grammar, no sense, beside the subject, unkind), and why.
 *
 * Run: `npm run ratings -- write texts.json sheet.tsv`     `npm run ratings -- report sheet.tsv [more.tsv …]`
 * `npm run ratings -- agree sheet.tsv` sums up a sheet of two readers, whose last columns are `first`, `first-specific`,
 * `second` and `second-specific` (1 about this very text, 0 not) in place of the last two; its shares are means of both.
 * Texts are a JSON array of `{ "kind": "complaint", "text": "…" }`. A report exits 1 when a gate is missed.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { writeMemes } from '../src/core/writer/write-memes'
import type { WriterTools } from '../src/core/writer/writer-tools'
import { jokeBook } from '../src/jokes/joke-book'
import { createEldDetector } from '../src/server/integrations/built-in-writer/eld-detector'
import { createWinkTagger } from '../src/server/integrations/built-in-writer/wink-tagger'
import { recipes } from '../src/templates/recipes'
import { templates } from '../src/templates/templates'
import { type ReadMeme, summariseReading } from './eval/two-readers'

const memesPerText = 12
const columns = ['number', 'kind', 'text', 'rank', 'template', 'meme', 'rating', 'reason'] as const
type Line = Record<(typeof columns)[number], string>

const Texts = z.array(z.object({ kind: z.string(), text: z.string() }))

function writeSheet(textsFile: string, sheetFile: string): void {
  const tools: WriterTools = {
    tagWords: createWinkTagger(),
    detectLanguage: createEldDetector(),
    book: jokeBook,
  }
  const lines = Texts.parse(JSON.parse(readFileSync(textsFile, 'utf8'))).flatMap(({ kind, text }, index) => {
    const request = { text, count: memesPerText, inputLanguage: 'auto', outputLanguage: 'en', variation: 0 }
    const { memes } = writeMemes(request, { templates, recipes }, tools)
    return memes.map(({ templateName, words, header }, at) => {
      const slots = Object.entries(words).map(([slot, said]) => `${slot}: ${said}`)
      const meme = [...(header ? [`above: ${header}`] : []), ...slots].join(' | ')
      return [index + 1, kind, text, at + 1, templateName, meme, '', ''].map(oneLine).join('\t')
    })
  })
  writeFileSync(sheetFile, `${[columns.join('\t'), ...lines].join('\n')}\n`)
}

function oneLine(value: string | number): string {
  return String(value)
    .replace(/\s*\n\s*/g, ' / ')
    .replaceAll('\t', ' ')
}

function readSheet(sheetFile: string): Line[] {
  const [, ...rows] = readFileSync(sheetFile, 'utf8').trimEnd().split('\n')
  return rows.map((row) => {
    const cells = row.split('\t')
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) as Line
  })
}

/** @returns whether every gate is met */
function report(sheetFiles: readonly string[]): boolean {
  const lines = sheetFiles.flatMap((file) => readSheet(file).map((line) => ({ ...line, file })))
  const unrated = lines.filter(({ rating }) => !/^[012]$/.test(rating))
  if (unrated.length > 0) {
    console.error(`${unrated.length} of ${lines.length} memes have no rating.`)
    return false
  }
  const byText = new Map<string, typeof lines>()
  for (const line of lines) {
    const text = `${line.file} ${line.number}`
    byText.set(text, [...(byText.get(text) ?? []), line])
  }
  const texts = [...byText.values()]
  const share = (count: number, of: number) => (100 * count) / of
  const rated = (value: string) => share(lines.filter(({ rating }) => rating === value).length, lines.length)
  const goodSoon = texts.filter((memes) => memes.slice(0, 3).some(({ rating }) => rating === '2')).length
  const firstSound = texts.filter(([first]) => first?.rating !== '0').length
  const gates: [name: string, percent: number, gate: string, isMet: boolean][] = [
    ['good', rated('2'), '', true],
    ['right but flat', rated('1'), '', true],
    ['broken', rated('0'), '<= 8 %', rated('0') <= 8],
    [
      'a good one among the first three',
      share(goodSoon, texts.length),
      '>= 90 %',
      goodSoon >= 0.9 * texts.length,
    ],
    [
      'the first one not broken',
      share(firstSound, texts.length),
      '>= 95 %',
      firstSound >= 0.95 * texts.length,
    ],
  ]
  console.log(`${lines.length} memes of ${texts.length} texts`)
  for (const [name, percent, gate, isMet] of gates) {
    const verdict = gate === '' ? '' : isMet ? 'met' : 'MISSED'
    console.log(`${name.padEnd(34)} ${percent.toFixed(1).padStart(5)} %   ${gate.padEnd(8)} ${verdict}`)
  }
  return gates.every(([, , , isMet]) => isMet)
}

/** @returns whether every gate of a sheet of two readers is met */
function reportAgreement(sheetFiles: readonly string[]): boolean {
  const memes = sheetFiles.flatMap((file) => {
    const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n')
    return rows.map((row): ReadMeme => {
      const [number, , , rank, , , first, firstSpecific, second, secondSpecific] = row.split('\t')
      const mark = (quality?: string, specific?: string) => ({
        quality: Number(quality),
        isSpecific: specific === '1',
      })
      return {
        text: `${file} ${number}`,
        rank: Number(rank),
        marks: [mark(first, firstSpecific), mark(second, secondSpecific)],
      }
    })
  })
  const read = summariseReading(memes)
  const gates: [name: string, value: number, gate: string, isMet: boolean][] = [
    ['good', read.good, '>= 0.35', read.good >= 0.35],
    ['flat', read.flat, '', true],
    ['broken', read.broken, '<= 0.08', read.broken <= 0.08],
    ['specific and sound', read.specific, '>= 0.35', read.specific >= 0.35],
    ['the first one not broken', read.firstSound, '>= 0.93', read.firstSound >= 0.93],
    ['a good one among the first three', read.goodAmongFirst, '', true],
    [
      'a specific one among the first three',
      read.specificAmongFirst,
      '>= 0.75',
      read.specificAmongFirst >= 0.75,
    ],
    ['kappa of good, flat and broken', read.kappaQuality, '>= 0.5', read.kappaQuality >= 0.5],
    ['kappa of broken', read.kappaBroken, '>= 0.5', read.kappaBroken >= 0.5],
    ['kappa of specific', read.kappaSpecific, '>= 0.5', read.kappaSpecific >= 0.5],
  ]
  console.log(`${memes.length} memes, each read by two`)
  for (const [name, value, gate, isMet] of gates) {
    const verdict = gate === '' ? '' : isMet ? 'met' : 'MISSED'
    console.log(`${name.padEnd(38)} ${value.toFixed(2)}   ${gate.padEnd(8)} ${verdict}`)
  }
  return gates.every(([, , , isMet]) => isMet)
}

const [command, ...files] = process.argv.slice(2)
const [first, second] = files
if (command === 'write' && first && second) writeSheet(first, second)
else if (command === 'report' && first) process.exitCode = report(files) ? 0 : 1
else if (command === 'agree' && first) process.exitCode = reportAgreement(files) ? 0 : 1
else {
  console.error('Run: npm run ratings -- write texts.json sheet.tsv, or: npm run ratings -- report sheet.tsv')
  process.exitCode = 2
}
