import { expect, it } from 'vitest'
import { suggestedThemes } from '@/core/theme/suggested-themes'
import { themePictures } from '@/core/theme/theme-pictures'
import { themeSheet } from '@/core/theme/theme-sheet'
import { themeSheetColumns, themeSheetPlace, themeSheetRows } from '@/core/theme/theme-sheet-place'
import { paintBox } from '@/core/visual/paint-box'

it('gives every suggested theme a picture of its own', () => {
  const scenes = suggestedThemes.map((theme) => themePictures[theme][0])
  expect(new Set(scenes).size).toBe(suggestedThemes.length)
})

it('draws each picture on its ground, at the place that tiles show', () => {
  const sheet = themeSheet()
  const pictures = [
    ...sheet.matchAll(/<svg x="(\d+)" y="(\d+)" width="(\d+)"[^>]*><rect [^>]*fill="([^"]+)"/g),
  ]
  expect(pictures).toHaveLength(suggestedThemes.length)
  for (const [index, [, x, y, side, fill]] of pictures.entries()) {
    const place = themeSheetPlace(index)
    const sidePx = Number(side)
    expect(Number(x)).toBeCloseTo(place.x * (themeSheetColumns - 1) * sidePx)
    expect(Number(y)).toBeCloseTo(place.y * (themeSheetRows - 1) * sidePx)
    const theme = suggestedThemes[index]
    expect(theme && paintBox[themePictures[theme][1]]).toBe(fill)
  }
})

it('puts pictures that stand beside each other on different colours', () => {
  for (const [index, theme] of suggestedThemes.entries()) {
    const next = suggestedThemes[index + 1]
    if (next) expect(themePictures[theme][1], `${theme} and ${next}`).not.toBe(themePictures[next][1])
  }
})
