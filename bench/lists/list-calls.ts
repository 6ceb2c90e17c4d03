import { PageInput } from '@/contracts/pages'
import { getStats } from '@/server/services/accounts/get-stats'
import { listMyPrompts } from '@/server/services/prompts/list-my-prompts'
import { listMyMemes } from '@/server/services/results/list-my-memes'
import type { ServiceContext } from '@/server/services/service-context'
import { listMyVisuals } from '@/server/services/visuals/list-my-visuals'
import { listSavedVisuals } from '@/server/services/visuals/list-saved-visuals'

/** One call that is timed, made ready once before. */
interface ListCall {
  name: string
  /** @returns the call itself */
  ready(context: ServiceContext): Promise<() => Promise<unknown>>
}

const at = (input: Record<string, unknown>) => PageInput.parse(input)

/** The cursor in the middle of a library, found by the number of its page. */
async function middle(context: ServiceContext): Promise<{ page: number; before: string | undefined }> {
  const { total } = await listMyMemes(context, at({}))
  const page = Math.max(1, Math.floor(total / 20))
  const { before } = await listMyMemes(context, at({ page }))
  return { page: page + 1, before: before ?? undefined }
}

export const listCalls: readonly ListCall[] = [
  { name: 'my memes', ready: async (context) => () => listMyMemes(context, at({})) },
  {
    name: 'by last change',
    ready: async (context) => () => listMyMemes(context, at({ sort: 'updated_at' })),
  },
  {
    name: 'the middle, by number',
    async ready(context) {
      const { page } = await middle(context)
      return () => listMyMemes(context, at({ page }))
    },
  },
  {
    name: 'the middle, by cursor',
    async ready(context) {
      const { before } = await middle(context)
      return () => listMyMemes(context, at({ before }))
    },
  },
  { name: 'my prompts', ready: async (context) => () => listMyPrompts(context, at({})) },
  { name: 'my visuals', ready: async (context) => () => listMyVisuals(context, at({})) },
  { name: 'saved visuals', ready: async (context) => () => listSavedVisuals(context, at({})) },
  { name: 'stats', ready: async (context) => () => getStats(context) },
]
