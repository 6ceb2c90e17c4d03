import { compositeWithModel } from '@/core/meme/digital-source-type'

/** Longest alternative text that is written into a file; a JPEG's XMP block holds 64 kB. */
const altTextCharsMax = 4000

export interface FileFacts {
  altText?: string | undefined
  wordsByModel?: boolean | undefined
}

/**
 * XMP metadata of a file: the alternative text, where screen readers and editors look for it, and a mark for words
 * written by a model. Undefined when there is neither.
 *
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata#alt-text-accessibility
 * @see https://cv.iptc.org/newscodes/digitalsourcetype/
 */
export function xmpPacket({ altText, wordsByModel }: FileFacts): string | undefined {
  if (!altText && !wordsByModel) return undefined
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"',
    ' xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">',
    ...(altText ? altTextProperty(altText) : []),
    ...(wordsByModel
      ? [`<Iptc4xmpExt:DigitalSourceType>${compositeWithModel}</Iptc4xmpExt:DigitalSourceType>`]
      : []),
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}

function altTextProperty(altText: string): string[] {
  return [
    '<Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">',
    escapeXml(altText.slice(0, altTextCharsMax)),
    '</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>',
  ]
}

function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
