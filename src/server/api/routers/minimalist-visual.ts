import { Deleted } from '@/contracts/deleted'
import { StarVisualInput, VisualIdInput, VisualOutput } from '@/contracts/minimalist-visual'
import { deleteVisual } from '../../services/visuals/delete-visual'
import { starVisual } from '../../services/visuals/star-visual'
import { unstarVisual } from '../../services/visuals/unstar-visual'
import { protectedProcedure, router } from '../trpc'

const tags = ['Visuals']

export const minimalistVisualRouter = router({
  star: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'POST',
        path: '/minimalist-visual/star',
        summary: 'Star a visual',
        description: 'Keeps the visual in your saved visuals. Starring it again changes nothing.',
        tags,
        protect: true,
      },
    })
    .input(StarVisualInput)
    .output(VisualOutput)
    .mutation(({ ctx, input }) => starVisual(ctx.service, input)),

  unstar: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'POST',
        path: '/minimalist-visual/unstar',
        summary: 'Take a star away from a visual',
        description: 'Takes it out of your saved visuals. The visual itself stays.',
        tags,
        protect: true,
      },
    })
    .input(StarVisualInput)
    .output(VisualOutput)
    .mutation(({ ctx, input }) => unstarVisual(ctx.service, input)),

  delete: protectedProcedure
    .meta({
      callClass: 'write',
      openapi: {
        method: 'DELETE',
        path: '/minimalist-visual/{id}',
        summary: 'Delete a visual',
        description: 'The address of its picture answers 410 from then on.',
        tags,
        protect: true,
      },
    })
    .input(VisualIdInput)
    .output(Deleted)
    .mutation(({ ctx, input }) => deleteVisual(ctx.service, input)),
})
