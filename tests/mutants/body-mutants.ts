import type { Mutant } from './mutant'

/** What a body may be, and what becomes of one that is too large. */
export const bodyMutants: Mutant[] = [
  {
    row: 34,
    name: 'any-number-of-values',
    file: 'src/lib/json-limits.ts',
    find: "if (values > limits.valuesMax) return 'values'",
    replace: '',
    test: 'tests/rest/stalling-requests.test.ts',
    title: 'unknown fields, 15 MB',
  },
  {
    row: 34,
    name: 'any-number-of-levels',
    file: 'src/lib/json-limits.ts',
    find: "if (levels > limits.levelsMax) return 'levels'",
    replace: '',
    test: 'tests/rest/stalling-requests.test.ts',
    title: '100,000 levels over tRPC',
  },
  {
    row: 34,
    name: 'every-text-is-a-picture',
    file: 'src/lib/json-limits.ts',
    find: 'if (isPicture) countedBytes',
    replace: 'countedBytes',
    test: 'tests/rest/stalling-requests.test.ts',
    title: 'title, 15 MB',
  },
  {
    row: 34,
    name: 'annotations-beside-the-input',
    file: 'src/server/api/trpc.ts',
    find: "filter((name) => name !== 'json')",
    replace: "filter((name) => name !== 'json' && name !== 'meta')",
    test: 'tests/api/trpc-requests.test.ts',
    title: 'are refused with anything besides their input',
  },
  {
    row: 34,
    name: 'batches-of-any-length',
    file: 'src/contracts/limits.ts',
    find: 'batchCallsMax = 20',
    replace: 'batchCallsMax = 10_000',
    test: 'tests/api/trpc-requests.test.ts',
    title: 'at once',
  },
  {
    row: 34,
    name: 'large-bodies-of-strangers',
    file: 'src/server/api/handle-trpc-request.ts',
    find: '(await createContext()).actor !== null',
    replace: 'true',
    test: 'tests/api/trpc-requests.test.ts',
    title: 'but for pictures of the signed-in',
  },
  {
    row: 34,
    name: 'slow-look-through-a-picture',
    file: 'src/server/integrations/sharp/sniff-picture.ts',
    find: "return pageStart.test(file.toString('latin1'))",
    replace: `for (let at = file.indexOf('<'); at >= 0; at = file.indexOf('<', at + 1)) {
    if (pageStart.test(file.toString('latin1', at, at + 24))) return true
  }
  return false`,
    test: 'tests/rest/stalling-requests.test.ts',
    title: 'picture of <, 10 MB',
  },
  {
    row: 34,
    name: 'unread-bodies-for-ever',
    file: 'src/server/rest/close-unread-bodies.ts',
    find: 'if (!request.complete) discard(request, socket)',
    replace: '',
    test: 'tests/rest/close-unread-bodies.test.ts',
    title: 'ends its connection',
  },
  {
    row: 34,
    name: 'watchdog-that-sleeps',
    file: 'src/server/rest/event-loop-watchdog.ts',
    find: 'const blockedMsMax = 200',
    replace: 'const blockedMsMax = 100_000',
    test: 'tests/rest/event-loop-watchdog.test.ts',
    title: 'is reported with its route',
  },
]
