/** The one interface language so far (spec §9). Addresses carry no language. */
export const interfaceLanguage = 'en'
export const defaultNamespace = 'common'
