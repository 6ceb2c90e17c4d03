import {
  ApiKeyList,
  CreateApiKeyInput,
  CreatedApiKey,
  DefaultApiKey,
  DefaultApiKeyInput,
  GenerateApiKeyInput,
  NewApiKey,
  NoInput,
  RevokeApiKeyInput,
  RevokedApiKey,
} from '@/contracts/api-key'
import { namedKeysMax } from '@/contracts/limits'
import { RunInsights } from '@/contracts/run-insights'
import { createApiKey } from '../../services/api-keys/create-api-key'
import { findDefaultApiKey } from '../../services/api-keys/find-default-api-key'
import { generateApiKey } from '../../services/api-keys/generate-api-key'
import { getRunInsights } from '../../services/api-keys/get-run-insights'
import { listApiKeys } from '../../services/api-keys/list-api-keys'
import { revokeApiKey } from '../../services/api-keys/revoke-api-keys'
import { callsTagged } from '../described-call'
import { freshAccountProcedure, freshSessionProcedure, protectedProcedure, router } from '../trpc'

const call = callsTagged('API keys')

export const apiKeyRouter = router({
  generateNew: freshAccountProcedure
    .meta(
      call('write', 'POST /api-key/generate-new', {
        secretAnswer: true,
        summary: 'Make a new default key',
        description:
          'For the signed-in: a key makes no keys. The whole key is in this answer only. The default key of its mode before it works for another 24 hours, unless it is revoked; one that was replaced before ends at once.',
      }),
    )
    .input(GenerateApiKeyInput)
    .output(NewApiKey)
    .mutation(({ ctx, input }) => generateApiKey(ctx.service, input)),

  create: freshAccountProcedure
    .meta(
      call('write', 'POST /api-key/create', {
        secretAnswer: true,
        summary: 'Make a key with a name',
        description: `For the signed-in. Beside the default keys, for one program and with the scopes that it needs; at most ${namedKeysMax} at a time. The whole key is in this answer only.`,
      }),
    )
    .input(CreateApiKeyInput)
    .output(CreatedApiKey)
    .mutation(({ ctx, input }) => createApiKey(ctx.service, input)),

  list: freshSessionProcedure
    .meta(
      call('read', 'GET /api-key/list', {
        summary: 'Your keys',
        description:
          'For the signed-in. Every key that works, newest first: the default ones, those that they replaced and that end within a day, and those with a name.',
      }),
    )
    .input(NoInput)
    .output(ApiKeyList)
    .query(({ ctx }) => listApiKeys(ctx.service)),

  revoke: freshSessionProcedure
    .meta(
      call('write', 'POST /api-key/revoke', {
        summary: 'Revoke a key',
        description:
          'For the signed-in. The next call with the key is 401. Also ends the 24 hours of a default key that was replaced.',
      }),
    )
    .input(RevokeApiKeyInput)
    .output(RevokedApiKey)
    .mutation(({ ctx, input }) => revokeApiKey(ctx.service, input)),

  getDefault: protectedProcedure
    .meta(
      call('read', 'GET /api-key/get-default', {
        summary: 'Your default key',
        description:
          'Its first characters and dates, or null without one. The key itself is shown once, when it is made.',
      }),
    )
    .input(DefaultApiKeyInput)
    .output(DefaultApiKey)
    .query(({ ctx, input }) => findDefaultApiKey(ctx.service, input)),

  runInsights: protectedProcedure
    .meta(
      call('read', 'GET /api-key/run-insights', {
        summary: 'What was called with your keys in 30 days',
        description:
          'Runs, errors, credits and response times by day and by endpoint, for all your keys together.',
      }),
    )
    .input(NoInput)
    .output(RunInsights)
    .query(({ ctx }) => getRunInsights(ctx.service)),
})
