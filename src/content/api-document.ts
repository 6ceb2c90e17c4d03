import source from '../../docs/openapi.json'

/** Stands in the description wherever an address of the installation does. */
export const exampleOrigin = 'https://quipsmith.example'

/**
 * The description of the API with the installation's own address in examples and snippets, so that they run as copied.
 * @param siteUrl origin, without a trailing slash
 * @returns JSON
 */
export function apiDocument(siteUrl: string): string {
  return JSON.stringify(source).replaceAll(exampleOrigin, siteUrl)
}
