import { accountRouter } from './routers/account'
import { apiKeyRouter } from './routers/api-key'
import { memeRouter } from './routers/meme'
import { minimalistVisualRouter } from './routers/minimalist-visual'
import { resultRouter } from './routers/result'
import { searchRouter } from './routers/search'
import { subscriptionRouter } from './routers/subscription'
import { templateRouter } from './routers/template'
import { createCallerFactory, router } from './trpc'

/**
 * Every procedure. Names follow the paths of the API: `POST /meme/text-to-meme` is `meme.textToMeme`.
 * @see spec §7
 */
export const appRouter = router({
  account: accountRouter,
  apiKey: apiKeyRouter,
  meme: memeRouter,
  minimalistVisual: minimalistVisualRouter,
  result: resultRouter,
  search: searchRouter,
  subscription: subscriptionRouter,
  template: templateRouter,
})

export type AppRouter = typeof appRouter

/** Calls procedures in the process: the REST face and tests stand on it. */
export const createCaller = createCallerFactory(appRouter)
