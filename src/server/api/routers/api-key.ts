import {
  DefaultApiKey,
  DefaultApiKeyInput,
  GenerateApiKeyInput,
  NewApiKey,
  NoInput,
} from '@/contracts/api-key'
import { RunInsights } from '@/contracts/run-insights'
import { findDefaultApiKey } from '../../services/api-keys/find-default-api-key'
import { generateApiKey } from '../../services/api-keys/generate-api-key'
import { getRunInsights } from '../../services/api-keys/get-run-insights'
import { freshSessionProcedure, protectedProcedure, router } from '../trpc'

const tags = ['API keys']

export const apiKeyRouter = router({
  generateNew: freshSessionProcedure
    .meta({
      callClass: 'write',
      secretAnswer: true,
      openapi: {
        method: 'POST',
        path: '/api-key/generate-new',
        summary: 'Make a new key',
        description:
          'For the signed-in: a key makes no keys. The whole key is in this answer only. The key of its kind before it works for another 24 hours.',
        tags,
        protect: true,
      },
    })
    .input(GenerateApiKeyInput)
    .output(NewApiKey)
    .mutation(({ ctx, input }) => generateApiKey(ctx.service, input)),

  getDefault: protectedProcedure
    .meta({
      callClass: 'read',
      openapi: { method: 'GET', path: '/api-key/get-default', summary: 'Your key', tags, protect: true },
    })
    .input(DefaultApiKeyInput)
    .output(DefaultApiKey)
    .query(({ ctx, input }) => findDefaultApiKey(ctx.service, input)),

  runInsights: protectedProcedure
    .meta({
      callClass: 'read',
      openapi: {
        method: 'GET',
        path: '/api-key/run-insights',
        summary: 'What was called with your keys in 30 days',
        tags,
        protect: true,
      },
    })
    .input(NoInput)
    .output(RunInsights)
    .query(({ ctx }) => getRunInsights(ctx.service)),
})
