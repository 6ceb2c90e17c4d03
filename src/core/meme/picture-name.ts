/**
 * Name of a document's picture: the name of a template, or `upload:` and the 22 letters and digits of an uploaded
 * picture.
 */

const uploadPrefix = 'upload:'
const uploadKeyPattern = /^upload:([0-9A-Za-z]{22})$/

/** Every name that a picture can have; nothing in it can lead a path astray. */
export const pictureNamePattern = /^(?:[0-9a-z]+(?:-[0-9a-z]+)*|upload:[0-9A-Za-z]{22})$/

/** @param key 22 base62 characters */
export function uploadName(key: string): string {
  return `${uploadPrefix}${key}`
}

/** The key of an upload; null for any other name. */
export function uploadKeyOf(imageName: string): string | null {
  return uploadKeyPattern.exec(imageName)?.[1] ?? null
}

/** Where the blank picture of an upload lies, below the site's root. */
export function uploadAddress(key: string): string {
  return `/i/upload/${key}`
}
