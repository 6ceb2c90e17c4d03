/** A PNG carries the document that it shows, so that the editor can open it again: as JSON in a text chunk. */

/** Keyword of the compressed `iTXt` chunk. */
export const documentKeyword = 'meme-document'

/** Longest JSON, in bytes of UTF-8: a document that is longer is left out, a chunk that is longer is not read. */
export const documentBytesMax = 64 * 1024
