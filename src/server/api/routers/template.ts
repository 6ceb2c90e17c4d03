import { NoInput } from '@/contracts/api-key'
import { StarTemplateInput, StarTemplateOutput, TemplateShelf } from '@/contracts/template-shelf'
import { getTemplateShelf } from '../../services/templates/get-template-shelf'
import { starTemplate, unstarTemplate } from '../../services/templates/star-template'
import { callsTagged } from '../described-call'
import { accountProcedure, protectedProcedure, router } from '../trpc'

const call = callsTagged('Templates')

export const templateRouter = router({
  shelf: protectedProcedure
    .meta(
      call('read', 'GET /template/shelf', {
        summary: 'Templates at hand',
        description: 'Those that you starred, and those of your latest memes.',
      }),
    )
    .input(NoInput)
    .output(TemplateShelf)
    .query(({ ctx }) => getTemplateShelf(ctx.service)),

  star: accountProcedure
    .meta(
      call('write', 'POST /template/star', {
        summary: 'Star a template',
        description: 'Puts the template on your shelf. Starring it again changes nothing.',
      }),
    )
    .input(StarTemplateInput)
    .output(StarTemplateOutput)
    .mutation(({ ctx, input }) => starTemplate(ctx.service, input)),

  unstar: protectedProcedure
    .meta(
      call('write', 'POST /template/unstar', {
        summary: 'Take a star away from a template',
        description: 'Takes the template off your shelf.',
      }),
    )
    .input(StarTemplateInput)
    .output(StarTemplateOutput)
    .mutation(({ ctx, input }) => unstarTemplate(ctx.service, input)),
})
