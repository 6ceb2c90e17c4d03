import { Deleted } from '@/contracts/deleted'
import { StarVisualInput, VisualIdInput, VisualOutput } from '@/contracts/minimalist-visual'
import { deleteVisual } from '../../services/visuals/delete-visual'
import { starVisual, unstarVisual } from '../../services/visuals/star-visual'
import { callsTagged } from '../described-call'
import { protectedProcedure, router } from '../trpc'

const call = callsTagged('Visuals')

export const minimalistVisualRouter = router({
  star: protectedProcedure
    .meta(
      call('write', 'POST /minimalist-visual/star', {
        summary: 'Star a visual',
        description: 'Keeps the visual in your saved visuals. Starring it again changes nothing.',
      }),
    )
    .input(StarVisualInput)
    .output(VisualOutput)
    .mutation(({ ctx, input }) => starVisual(ctx.service, input)),

  unstar: protectedProcedure
    .meta(
      call('write', 'POST /minimalist-visual/unstar', {
        summary: 'Take a star away from a visual',
        description: 'Takes it out of your saved visuals. The visual itself stays.',
      }),
    )
    .input(StarVisualInput)
    .output(VisualOutput)
    .mutation(({ ctx, input }) => unstarVisual(ctx.service, input)),

  delete: protectedProcedure
    .meta(
      call('write', 'DELETE /minimalist-visual/{id}', {
        summary: 'Delete a visual',
        description: 'The address of its picture answers 410 from then on.',
      }),
    )
    .input(VisualIdInput)
    .output(Deleted)
    .mutation(({ ctx, input }) => deleteVisual(ctx.service, input)),
})
