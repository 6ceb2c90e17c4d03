/** Where the words about a kind of key stand, below `apiKeys`. */
export const keyWords = { live: 'key', test: 'test' } as const
