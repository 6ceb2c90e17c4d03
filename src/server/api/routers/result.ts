import { ResultOutput, StarInput } from '@/contracts/result'
import { starResult } from '../../services/results/star-result'
import { unstarResult } from '../../services/results/unstar-result'
import { protectedProcedure, router } from '../trpc'

const tags = ['Results']

export const resultRouter = router({
  star: protectedProcedure
    .meta({ openapi: { method: 'POST', path: '/result/star', summary: 'Star a meme', tags, protect: true } })
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => starResult(ctx.service, input)),

  unstar: protectedProcedure
    .meta({
      openapi: { method: 'POST', path: '/result/unstar', summary: 'Take a star away', tags, protect: true },
    })
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => unstarResult(ctx.service, input)),
})
