import type { GenerateApiKeyInput } from '@/contracts/api-key'

/** A live key spends credits; one for tests marks its pictures instead. */
export type KeyMode = NonNullable<NonNullable<GenerateApiKeyInput>['mode']>

/** Where the words about a kind of key stand, below `apiKeys`. */
export const keyWords = { live: 'key', test: 'test' } as const
