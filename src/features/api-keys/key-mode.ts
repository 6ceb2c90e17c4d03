/** Key of the words about a kind of key, below `apiKeys`. */
export const keyWords = { live: 'key', test: 'test' } as const
