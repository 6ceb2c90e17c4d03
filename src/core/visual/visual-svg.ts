import { compositeWithModel } from '../meme/digital-source-type'
import type { PathMark, TextMark, Visual, VisualDocument } from './visual-document'

/** Characters that XML 1.0 cannot hold, not even as references: controls, lone surrogates, the two non-characters. */
const notInXml =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text as XML content or attribute value. */
function escapeXml(text: string): string {
  return text.replace(notInXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

const decimal = (value: number) => Math.round(value * 100) / 100 + 0

function pathElement({ data, fill, line, lineWidthPx }: PathMark): string {
  const stroke =
    line === null
      ? ''
      : ` stroke="${line}" stroke-width="${decimal(lineWidthPx)}" stroke-linecap="round" stroke-linejoin="round"`
  return `<path d="${data}" fill="${fill ?? 'none'}"${stroke}/>`
}

function textElement(mark: TextMark): string {
  const [, weight = '800', families = '"Baloo 2"'] = /^(\d+) [\d.]+px (.+)$/.exec(mark.font) ?? []
  return (
    `<text x="${decimal(mark.centreXPx)}" y="${decimal(mark.baselinePx)}" text-anchor="middle"` +
    ` direction="${mark.direction}" font-family="${escapeXml(families)}, sans-serif" font-weight="${weight}"` +
    ` font-size="${decimal(mark.sizePx)}" fill="${mark.color}">${escapeXml(mark.text)}</text>`
  )
}

const digitalSource =
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""' +
  ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
  `<Iptc4xmpExt:DigitalSourceType>${compositeWithModel}</Iptc4xmpExt:DigitalSourceType>` +
  '</rdf:Description></rdf:RDF>'

/**
 * A visual as a whole SVG file with its alt text inside, and the mark of words that a model wrote. Words stay text: whoever opens it without Baloo 2 sees them in
 * a face of their own.
 */
export function visualSvg({
  altText,
  document,
  wordsByModel,
}: Pick<Visual, 'altText' | 'document' | 'wordsByModel'>): string {
  const { widthPx, heightPx } = document
  const source = wordsByModel ? `<metadata>${digitalSource}</metadata>` : ''
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}" width="${widthPx}"` +
    ` height="${heightPx}" role="img"><title>${escapeXml(altText)}</title>${source}${svgDrawing(document)}</svg>`
  )
}

/** Content of the svg element: the ground and all marks, in px of the document. */
export function svgDrawing({ widthPx, heightPx, background, marks }: VisualDocument): string {
  const body = marks.map((mark) => (mark.kind === 'path' ? pathElement(mark) : textElement(mark))).join('')
  return `<rect width="${widthPx}" height="${heightPx}" fill="${background}"/>${body}`
}
