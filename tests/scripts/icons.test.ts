import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import icons from '@/components/icons/icons.json'

const directory = 'src/components/icons'
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('components/icons/'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))

const modules = [...icons.bold, ...icons.boldAndFill, ...icons.fill.map((name) => `${name}-fill`)]

test.each(modules)('the icon %s is drawn, and a page shows it', (name) => {
  expect(readFileSync(`${directory}/${name}-icon.ts`, 'utf8')).toMatch(/createIcon\(\s*'m[\w .,-]+'/i)
  expect(sources.some((source) => source.includes(`/icons/${name}-icon'`))).toBe(true)
})
