import type { Topic } from './topic'

export const topics: readonly Topic[] = []
