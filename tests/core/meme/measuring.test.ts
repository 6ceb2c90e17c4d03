import { expect, it } from 'vitest'
import { composeMeme } from '@/core/meme/compose-meme'
import type { MeasureText } from '@/core/meme/draw-op'
import { findTemplate } from '@/templates/templates'
import { hostileTexts } from '../../support/hostile-texts'
import { fixedMeasure } from './fixed-measure'

const template = findTemplate('nope-yep')

it.each(Object.entries(hostileTexts))(
  'measures a header once, however many widths are tried: %s',
  (_name, header) => {
    if (!template) throw new Error('There is no such template')
    let measured = 0
    const counting: MeasureText = (text, font) => {
      measured++
      return fixedMeasure(text, font)
    }
    composeMeme({ template, words: {}, header, footer: header, maxDimension: 1024, watermark: '' }, counting)
    // The words of these texts repeat: what is left are some tens of words and letters, and the lines of two bars.
    expect(measured).toBeLessThan(120)
  },
)
