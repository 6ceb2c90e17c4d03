import { Deleted } from '@/contracts/deleted'
import { ResultPage, ResultPageInput } from '@/contracts/pages'
import {
  CountedDownload,
  CreateResultInput,
  DeletedMany,
  DeleteManyInput,
  ResultIdInput,
  ResultOutput,
  ShareInput,
  StarInput,
  SwapResultInput,
  UpdateResultInput,
} from '@/contracts/result'
import { countDownload } from '../../services/results/count-download'
import { createResult } from '../../services/results/create-result'
import { deleteResult } from '../../services/results/delete-result'
import { deleteResults } from '../../services/results/delete-results'
import { getResult } from '../../services/results/get-result'
import { listMyMemes } from '../../services/results/list-my-memes'
import { shareResult } from '../../services/results/share-result'
import { starResult, unstarResult } from '../../services/results/star-result'
import { swapPicture } from '../../services/results/swap-picture'
import { unshareResult } from '../../services/results/unshare-result'
import { updateResult } from '../../services/results/update-result'
import { callsTagged } from '../described-call'
import { accountProcedure, protectedProcedure, router } from '../trpc'

const call = callsTagged('Results')

export const resultRouter = router({
  create: accountProcedure
    .meta(
      call('write', 'POST /result', {
        summary: 'Make a meme by hand',
        description:
          'Your words in your boxes on a template or an upload of yours, in px. Free. What moves is scaled down to at most 640 px.',
      }),
    )
    .input(CreateResultInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => createResult(ctx.service, input)),

  paged: protectedProcedure
    .meta(
      call('read', 'GET /result/paged', {
        summary: 'Your memes, what changed last first',
        description: 'Your library as the app shows it, in pages: a meme that you edit moves to the top.',
      }),
    )
    .input(ResultPageInput)
    .output(ResultPage)
    .query(({ ctx, input }) => listMyMemes(ctx.service, input)),

  get: protectedProcedure
    .meta(
      call('read', 'GET /result/{id}', {
        summary: 'One meme',
        description: 'Its picture, captions, style and state: what you need to show it or to edit it.',
      }),
    )
    .input(ResultIdInput)
    .output(ResultOutput)
    .query(async ({ ctx, input }) => ({ result: await getResult(ctx.service, input.id) })),

  update: accountProcedure
    .meta(
      call('write', 'PATCH /result/{id}', {
        summary: 'Change the words of a meme',
        description:
          'What you leave out stays; a header or footer of null goes. Free. The meme gets a new `imageUrl`; the one before it goes on showing the meme as it was.',
      }),
    )
    .input(UpdateResultInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => updateResult(ctx.service, input)),

  delete: protectedProcedure
    .meta(
      call('write', 'DELETE /result/{id}', {
        summary: 'Delete a meme',
        description: 'Every address that its pictures ever had answers 410 from then on.',
      }),
    )
    .input(ResultIdInput)
    .output(Deleted)
    .mutation(({ ctx, input }) => deleteResult(ctx.service, input)),

  deleteMany: protectedProcedure
    .meta(
      call('write', 'POST /result/delete-many', {
        summary: 'Delete memes',
        description:
          'All or none of those that are there. What is not there, or not yours, is passed over: the answer says how many were deleted.',
      }),
    )
    .input(DeleteManyInput)
    .output(DeletedMany)
    .mutation(({ ctx, input }) => deleteResults(ctx.service, input)),

  swap: protectedProcedure
    .meta(
      call('write', 'POST /result/swap', {
        summary: 'Put the words on another template',
        description:
          'The same words, box by box, on another template that has room for them; the nearest joke first. Free. Sizes and colours are those of the new template, and the meme gets a new `imageUrl`.',
      }),
    )
    .input(SwapResultInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => swapPicture(ctx.service, input)),

  star: protectedProcedure
    .meta(
      call('write', 'POST /result/star', {
        summary: 'Star a meme',
        description: 'Marks the meme as a favourite. Starring it again changes nothing.',
      }),
    )
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => starResult(ctx.service, input)),

  countDownload: protectedProcedure
    .meta(
      call('write', 'POST /result/count-download', {
        summary: 'Count a download',
        description:
          'Says that the meme was saved as a file, which the address of its picture cannot know: any cache may answer that. Stars, shares, edits and deletions are counted by their own calls.',
      }),
    )
    .input(StarInput)
    .output(CountedDownload)
    .mutation(({ ctx, input }) => countDownload(ctx.service, input)),

  unstar: protectedProcedure
    .meta(
      call('write', 'POST /result/unstar', {
        summary: 'Take a star away',
        description: 'The meme stays in your library.',
      }),
    )
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => unstarResult(ctx.service, input)),

  share: protectedProcedure
    .meta(
      call('write', 'POST /result/share', {
        summary: 'Share a meme',
        description:
          'Gives the meme a page that everybody can see who has its address (`shareUrl`), and nobody can guess. Sharing again keeps the address and decides anew whether the prompt is shown.',
      }),
    )
    .input(ShareInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => shareResult(ctx.service, input)),

  unshare: protectedProcedure
    .meta(
      call('write', 'POST /result/unshare', {
        summary: 'Stop sharing a meme',
        description:
          'Its page is gone at once and for good: shared again, it gets another address. What others saved stays theirs, and `imageUrl` goes on.',
      }),
    )
    .input(StarInput)
    .output(ResultOutput)
    .mutation(({ ctx, input }) => unshareResult(ctx.service, input)),
})
