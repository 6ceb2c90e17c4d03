import { useMemo } from 'react'
import { composeMeme } from '@/core/meme/compose-meme'
import { describeMeme } from '@/core/meme/describe-meme'
import { measureInBrowser } from '@/meme-ui/canvas/measure-in-browser'
import { MemeCanvas } from '@/meme-ui/canvas/meme-canvas'
import { findTemplate } from '@/templates/templates'

/** px of the longer side of the document; it is painted as large as the tile. */
const examplePx = 640

/** A meme made on a template: the first of its examples. */
export function TileExample({ name, className }: { name: string; className: string | undefined }) {
  const template = findTemplate(name)
  const document = useMemo(
    () =>
      template &&
      composeMeme(
        { template, words: template.examples[0] ?? {}, maxDimension: examplePx, watermark: '' },
        measureInBrowser,
      ),
    [template],
  )
  if (!template || !document) return null
  return (
    <div className={className}>
      <MemeCanvas
        document={document}
        motion={template.motion}
        altText={describeMeme(template, document)}
        imageHeightPx={document.pictureHeightPx}
      />
    </div>
  )
}
