import { Deleted } from '@/contracts/deleted'
import { ResultPage, ResultPageInput } from '@/contracts/pages'
import {
  CreateResultInput,
  ResultIdInput,
  ResultOutput,
  StarInput,
  UpdateResultInput,
} from '@/contracts/result'
import { createResult } from '../../services/results/create-result'
import { deleteResult } from '../../services/results/delete-result'
import { getResult } from '../../services/results/get-result'
import { listMyMemes } from '../../services/results/list-my-memes'
import { starResult } from '../../services/results/star-result'
import { unstarResult } from '../../services/results/unstar-result'
import { updateResult } from '../../services/results/update-result'
import { protectedProcedure, router } from '../trpc'

const tags = ['Results']

export const resultRouter = router({
  create: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'POST',
        path: '/result',
        summary: 'Make a meme by hand',
        description:
          'Your words in your boxes on a template or an upload of yours, in px. Free. What moves is scaled down to at most 640 px.',
        tags,
        protect: true,
      },
    })
    .input(CreateResultInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => createResult(ctx.service, input)),

  paged: protectedProcedure
    .meta({
      callClass: 'read',
      openapi: {
        method: 'GET',
        path: '/result/paged',
        summary: 'Your memes, what changed last first',
        tags,
        protect: true,
      },
    })
    .input(ResultPageInput)
    .output(ResultPage)
    .query(({ ctx, input }) => listMyMemes(ctx.service, input)),

  get: protectedProcedure
    .meta({
      callClass: 'read',
      openapi: { method: 'GET', path: '/result/{id}', summary: 'One meme', tags, protect: true },
    })
    .input(ResultIdInput)
    .output(ResultOutput)
    .query(async ({ ctx, input }) => ({ result: await getResult(ctx.service, input.id) })),

  update: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'PATCH',
        path: '/result/{id}',
        summary: 'Change the words of a meme',
        description:
          'What you leave out stays; a header or footer of null goes. Free. The meme gets a new `imageUrl`; the one before it goes on showing the meme as it was.',
        tags,
        protect: true,
      },
    })
    .input(UpdateResultInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => updateResult(ctx.service, input)),

  delete: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'DELETE',
        path: '/result/{id}',
        summary: 'Delete a meme',
        description: 'Every address that its pictures ever had answers 410 from then on.',
        tags,
        protect: true,
      },
    })
    .input(ResultIdInput)
    .output(Deleted)
    .mutation(({ ctx, input }) => deleteResult(ctx.service, input)),

  star: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: { method: 'POST', path: '/result/star', summary: 'Star a meme', tags, protect: true },
    })
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => starResult(ctx.service, input)),

  unstar: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: { method: 'POST', path: '/result/unstar', summary: 'Take a star away', tags, protect: true },
    })
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => unstarResult(ctx.service, input)),
})
