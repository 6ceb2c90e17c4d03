/** The one interface language so far (spec §9). Addresses carry no language. */
export const interfaceLanguage = 'en'

/** A key begins with its namespace, which is the file that holds it: `create.send` is `send` in create.json. */
export const keyOptions = { nsSeparator: '.', keySeparator: '.' } as const
