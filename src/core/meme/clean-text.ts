/** UTF-16 units: as long as the longest text that is accepted. Documents from outside can hold more. */
const drawnUnitsMax = 2000

/** Marks on one letter beyond this are dropped: no script needs more, and a tower would leave the box. */
const marksMax = 4
const markTower = new RegExp(`(\\p{M}{${marksMax}})\\p{M}+`, 'gu')

// Controls, bidi overrides and isolates, soft hyphens, zero-width spaces, byte-order marks: they draw nothing and
// could reorder or hide words. Joiners (U+200C, U+200D) stay: Persian, Indic scripts and emoji need them.
const invisible =
  /(?![\n\t])\p{Cc}|[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu

/**
 * Text as it is drawn: `\n` between lines, single spaces within them, none at their ends, no invisible controls.
 * Never throws; lone surrogates become U+FFFD.
 */
export function cleanText(text: string): string {
  return text
    .slice(0, drawnUnitsMax)
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(invisible, '')
    .replace(markTower, '$1')
    .split('\n')
    .map((line) => line.replace(/[^\S\u00a0\u202f]+/g, ' ').replace(/^\s+|\s+$/g, ''))
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
    .replace(/\n{3,}/g, '\n\n')
}
