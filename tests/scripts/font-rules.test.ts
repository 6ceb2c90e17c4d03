import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontRules } from '../../scripts/fonts/font-rules'

describe('the font rules of the browser', () => {
  it('are those of the families that core lists: run `npm run fonts:rules`', () => {
    expect(readFileSync('src/meme-ui/canvas/declare-script-font.ts', 'utf8')).toBe(fontRules())
  })

  it('import style sheets that are installed', () => {
    const sheets = [...fontRules().matchAll(/import\('(.+?)'\)/g)].map(([, sheet]) => sheet ?? '')
    expect(sheets.length).toBeGreaterThan(20)
    expect(sheets.filter((sheet) => !existsSync(`node_modules/${sheet}`))).toEqual([])
  })
})
