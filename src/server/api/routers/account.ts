import { AccountClosed, UpdateWatermarkInput, UsedCredits, UserDetails, Watermark } from '@/contracts/account'
import { AccountStats } from '@/contracts/account-stats'
import { NoInput } from '@/contracts/api-key'
import { CreditEntryPage } from '@/contracts/credit-entries'
import {
  AddMyTemplateInput,
  MyTemplateInput,
  MyTemplateOutput,
  UpdateMyTemplateInput,
} from '@/contracts/own-template'
import {
  LibraryPageInput,
  MemePageInput,
  PageInput,
  PromptPage,
  ResultPage,
  TemplatePage,
  VisualPage,
  VisualPageInput,
  withCursor,
} from '@/contracts/pages'
import { PromptResults, PromptResultsInput } from '@/contracts/prompt-results'
import { AppliedDiscount, ApplyDiscountInput } from '@/contracts/subscription'
import { DeleteUploadInput, DeleteUploadOutput, uploadBodyBytesMax } from '@/contracts/themed-upload'
import { closeAccount } from '../../services/accounts/close-account'
import { getStats } from '../../services/accounts/get-stats'
import { getUserDetails } from '../../services/accounts/get-user-details'
import { updateWatermark } from '../../services/accounts/update-watermark'
import { applyDiscount } from '../../services/billing/apply-discount'
import { getUsedCredits } from '../../services/credits/get-used-credits'
import { listCreditEntries } from '../../services/credits/list-credit-entries'
import { getPromptResults } from '../../services/prompts/get-prompt-results'
import { listMyPrompts } from '../../services/prompts/list-my-prompts'
import { listMyMemes } from '../../services/results/list-my-memes'
import { addUpload } from '../../services/uploads/add-upload'
import { deleteUpload } from '../../services/uploads/delete-upload'
import { getUpload } from '../../services/uploads/get-upload'
import { listMyUploads } from '../../services/uploads/list-my-uploads'
import { presentUpload } from '../../services/uploads/present-upload'
import { updateUpload } from '../../services/uploads/update-upload'
import { listMyVisuals } from '../../services/visuals/list-my-visuals'
import { listSavedVisuals } from '../../services/visuals/list-saved-visuals'
import { callsTagged } from '../described-call'
import { accountProcedure, freshAccountProcedure, protectedProcedure, router } from '../trpc'

const call = callsTagged('Account')

export const accountRouter = router({
  myMemes: protectedProcedure
    .meta(
      call('read', 'GET /account/my-memes', {
        summary: 'Your memes',
        description:
          'Every meme that you made, newest first, in pages. Sort by updated_at to see edits first.',
      }),
    )
    .input(withCursor(MemePageInput))
    .output(ResultPage)
    .query(({ ctx, input }) => listMyMemes(ctx.service, input)),

  myPrompts: protectedProcedure
    .meta(
      call('read', 'GET /account/my-prompts', {
        summary: 'Your prompts',
        description: 'Every text that you sent, newest first, with the memes or visuals that it made.',
      }),
    )
    .input(withCursor(LibraryPageInput))
    .output(PromptPage)
    .query(({ ctx, input }) => listMyPrompts(ctx.service, input)),

  promptResults: protectedProcedure
    .meta(
      call('read', 'GET /account/prompt-results', {
        summary: 'One prompt and what it made',
        description:
          'For opening one prompt of your library: its text, its settings and everything made from it.',
      }),
    )
    .input(PromptResultsInput)
    .output(PromptResults)
    .query(({ ctx, input }) => getPromptResults(ctx.service, input)),

  myTemplates: protectedProcedure
    .meta(
      call('read', 'GET /account/my-templates', {
        summary: 'Your own pictures',
        description: 'Pictures that you uploaded and kept, newest first. Make memes on them by their name.',
      }),
    )
    .input(withCursor(LibraryPageInput))
    .output(TemplatePage)
    .query(({ ctx, input }) => listMyUploads(ctx.service, input)),

  myTemplate: protectedProcedure
    .meta(
      call('read', 'GET /account/my-templates/{name}', {
        summary: 'One of your own pictures',
        description: 'Title, size and text boxes of a picture that you keep.',
      }),
    )
    .input(MyTemplateInput)
    .output(MyTemplateOutput)
    .query(async ({ ctx, input }) => ({ template: presentUpload(await getUpload(ctx.service, input.name)) })),

  addMyTemplate: accountProcedure
    .meta(
      call('write', 'POST /account/my-templates', {
        withPictureBytesMax: uploadBodyBytesMax,
        summary: 'Keep a picture as a template',
        description:
          'With a title and boxes for words, in fractions of the picture. Free; at most 200 are kept.',
      }),
    )
    .input(AddMyTemplateInput)
    .output(MyTemplateOutput)
    .mutation(({ ctx, input }) => addUpload(ctx.service, input)),

  updateMyTemplate: protectedProcedure
    .meta(
      call('write', 'PATCH /account/my-templates/{name}', {
        summary: 'Change a picture’s title or boxes',
        description: 'What you leave out stays. Memes that were made on it stay as they are. Free.',
      }),
    )
    .input(UpdateMyTemplateInput)
    .output(MyTemplateOutput)
    .mutation(({ ctx, input }) => updateUpload(ctx.service, input)),

  deleteMyTemplate: protectedProcedure
    .meta(
      call('write', 'DELETE /account/my-templates/{name}', {
        summary: 'Delete a picture of yours',
        description: 'The picture and the memes on it are gone at once; their addresses answer 410.',
      }),
    )
    .input(DeleteUploadInput)
    .output(DeleteUploadOutput)
    .mutation(({ ctx, input }) => deleteUpload(ctx.service, input)),

  myVisuals: protectedProcedure
    .meta(
      call('read', 'GET /account/my-visuals', {
        summary: 'Your visuals',
        description: 'Every minimalist visual that you made, newest first, in pages.',
      }),
    )
    .input(withCursor(VisualPageInput))
    .output(VisualPage)
    .query(({ ctx, input }) => listMyVisuals(ctx.service, input)),

  savedVisuals: protectedProcedure
    .meta(
      call('read', 'GET /account/saved-visuals', {
        summary: 'The visuals that you starred',
        description: 'What you starred last comes first.',
      }),
    )
    .input(withCursor(VisualPageInput))
    .output(VisualPage)
    .query(({ ctx, input }) => listSavedVisuals(ctx.service, input)),

  userDetails: accountProcedure
    .meta(
      call('read', 'GET /account/user-details', {
        summary: 'Your details',
        description: 'Your address, plan, credits and watermark, as your account page shows them.',
      }),
    )
    .input(NoInput)
    .output(UserDetails)
    .query(({ ctx }) => getUserDetails(ctx.service)),

  usedCredits: accountProcedure
    .meta(
      call('read', 'GET /account/used-credits', {
        summary: 'Credits used in this period',
        description: 'How many credits are used and left, and when the period ends.',
      }),
    )
    .input(NoInput)
    .output(UsedCredits)
    .query(({ ctx }) => getUsedCredits(ctx.service)),

  stats: protectedProcedure
    .meta(
      call('read', 'GET /account/stats', {
        summary: 'What is in your library, and when it was made',
        description: 'Totals of memes, visuals, prompts and stars, and how many you made on each day.',
      }),
    )
    .input(NoInput)
    .output(AccountStats)
    .query(({ ctx }) => getStats(ctx.service)),

  creditEntries: accountProcedure
    .meta(
      call('read', 'GET /account/credit-entries', {
        summary: 'Every credit that was given or taken',
        description: 'The statement of your credits, newest first: what each was given for or spent on.',
      }),
    )
    .input(PageInput)
    .output(CreditEntryPage)
    .query(({ ctx, input }) => listCreditEntries(ctx.service, input)),

  watermark: accountProcedure
    .meta(
      call('write', 'PATCH /account/watermark', {
        summary: 'Set your watermark',
        description: 'For plans with a watermark of one’s own; others are answered 403.',
      }),
    )
    .input(UpdateWatermarkInput)
    .output(Watermark)
    .mutation(({ ctx, input }) => updateWatermark(ctx.service, input)),

  applyDiscount: freshAccountProcedure
    .meta(
      call('write', 'POST /account/apply-discount', {
        summary: 'Take a discount on your plan',
        description:
          'For the signed-in. A code, or without one the offer to who is about to leave; each once.',
      }),
    )
    .input(ApplyDiscountInput)
    .output(AppliedDiscount)
    .mutation(({ ctx, input }) => applyDiscount(ctx.service, input)),

  // Asks whether the session stands by itself, because who closed an account is told so again.
  close: protectedProcedure
    .meta(
      call('write', 'DELETE /account/close', {
        summary: 'Close your account',
        description:
          'For the signed-in. Ends the plan and deletes the sign-in, everything you made and every picture, at once. GET /account/export comes first.',
      }),
    )
    .input(NoInput)
    .output(AccountClosed)
    .mutation(({ ctx }) => closeAccount(ctx.service)),
})
