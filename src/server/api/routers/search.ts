import { SearchInput, SearchOutput } from '@/contracts/search'
import { searchTemplates } from '../../services/templates/search-templates'
import { protectedProcedure, router } from '../trpc'

export const searchRouter = router({
  templates: protectedProcedure
    .meta({
      callClass: 'search',
      openapi: {
        method: 'GET',
        path: '/search',
        summary: 'Find templates',
        description: 'At most 60 templates, best first. Free. The key may stand in a `token` header as well.',
        tags: ['Templates'],
        protect: true,
      },
    })
    .input(SearchInput)
    .output(SearchOutput)
    .query(({ ctx, input }) => searchTemplates(ctx.service, input)),
})
