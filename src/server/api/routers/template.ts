import { NoInput } from '@/contracts/api-key'
import { StarTemplateInput, StarTemplateOutput, TemplateShelf } from '@/contracts/template-shelf'
import { getTemplateShelf } from '../../services/templates/get-template-shelf'
import { starTemplate } from '../../services/templates/star-template'
import { unstarTemplate } from '../../services/templates/unstar-template'
import { accountProcedure, protectedProcedure, router } from '../trpc'

const tags = ['Templates']

export const templateRouter = router({
  shelf: protectedProcedure
    .meta({
      callClass: 'read',
      openapi: {
        method: 'GET',
        path: '/template/shelf',
        summary: 'Templates at hand',
        description: 'Those that you starred, and those of your latest memes.',
        tags,
        protect: true,
      },
    })
    .input(NoInput)
    .output(TemplateShelf)
    .query(({ ctx }) => getTemplateShelf(ctx.service)),

  star: accountProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'POST',
        path: '/template/star',
        summary: 'Star a template',
        description: 'Puts the template on your shelf. Starring it again changes nothing.',
        tags,
        protect: true,
      },
    })
    .input(StarTemplateInput)
    .output(StarTemplateOutput)
    .mutation(({ ctx, input }) => starTemplate(ctx.service, input)),

  unstar: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'POST',
        path: '/template/unstar',
        summary: 'Take a star away from a template',
        description: 'Takes the template off your shelf.',
        tags,
        protect: true,
      },
    })
    .input(StarTemplateInput)
    .output(StarTemplateOutput)
    .mutation(({ ctx, input }) => unstarTemplate(ctx.service, input)),
})
