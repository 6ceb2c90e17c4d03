/** Longest alternative text that is written into a file; a JPEG's XMP block holds 64 kB. */
const altTextCharsMax = 4000

/**
 * An XMP packet with the alternative text, where screen readers and editors look for it.
 *
 * @see https://www.iptc.org/std/photometadata/specification/IPTC-PhotoMetadata#alt-text-accessibility
 */
export function altTextXmp(altText: string): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">',
    '<Iptc4xmpCore:AltTextAccessibility><rdf:Alt><rdf:li xml:lang="x-default">',
    escapeXml(altText.slice(0, altTextCharsMax)),
    '</rdf:li></rdf:Alt></Iptc4xmpCore:AltTextAccessibility>',
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}

function escapeXml(text: string): string {
  return text
    .replace(/(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
