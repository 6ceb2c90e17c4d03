import { useEffect, useMemo, useState } from 'react'
import { layoutMeme } from '@/core/meme/layout-meme'
import type { MemeDocument } from '@/core/meme/meme-document'
import { type Ground, type MemeShape, relayoutMeme } from '@/core/meme/relayout-meme'
import { loadCaptionFonts } from '@/meme-ui/canvas/load-caption-fonts'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'

/** As its picture is drawn, or laid out for another shape. */
export type ShownShape = 'drawn' | MemeShape

/** The meme on the desk: the document in its shape, and the place of each part. */
export function useShownMeme(document: MemeDocument, shape: ShownShape, { color, endColor }: Ground) {
  const content = JSON.stringify(document)
  // Counts the times that fonts have come: with them words have other widths.
  const [fontsLoaded, setFontsLoaded] = useState(0)
  useEffect(() => {
    let isOvertaken = false
    loadCaptionFonts(JSON.parse(content)).then(
      () => !isOvertaken && setFontsLoaded((count) => count + 1),
      // The canvas says that it cannot paint; here the fallback's widths do.
      () => undefined,
    )
    return () => {
      isOvertaken = true
    }
  }, [content])
  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out again with the fonts that have come
  return useMemo(() => {
    const drawn: MemeDocument = JSON.parse(content)
    const ground = { color, endColor }
    const shown = shape === 'drawn' ? drawn : relayoutMeme(drawn, shape, ground, measureInBrowser)
    return { shown, layout: layoutMeme(shown, measureInBrowser) }
  }, [content, shape, color, endColor, fontsLoaded])
}
