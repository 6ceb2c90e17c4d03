import { SearchInput, SearchOutput } from '@/contracts/search'
import { searchTemplates } from '../../services/templates/search-templates'
import { callsTagged } from '../described-call'
import { protectedProcedure, router } from '../trpc'

const call = callsTagged('Templates')

export const searchRouter = router({
  templates: protectedProcedure
    .meta(
      call('search', 'GET /search', {
        summary: 'Find templates',
        description: 'At most 60 templates, best first. Free. The key may stand in a `token` header as well.',
      }),
    )
    .input(SearchInput)
    .output(SearchOutput)
    .query(({ ctx, input }) => searchTemplates(ctx.service, input)),
})
