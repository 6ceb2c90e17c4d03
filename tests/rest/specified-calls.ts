import type { z } from 'zod'
import { AccountClosed, UsedCredits, UserDetails } from '@/contracts/account'
import { AccountStats } from '@/contracts/account-stats'
import { DefaultApiKey, NewApiKey } from '@/contracts/api-key'
import { MemeStyleOutput } from '@/contracts/meme-style'
import { MinimalistVisualOutput, VisualOutput } from '@/contracts/minimalist-visual'
import { PromptPage, ResultPage, TemplatePage, VisualPage } from '@/contracts/pages'
import { PromptResults } from '@/contracts/prompt-results'
import { ResultOutput } from '@/contracts/result'
import { RunInsights } from '@/contracts/run-insights'
import { SearchOutput } from '@/contracts/search'
import { AppliedDiscount, CheckoutSession, PortalLink } from '@/contracts/subscription'
import { TextToGifOutput } from '@/contracts/text-to-gif'
import { TextToMemeOutput } from '@/contracts/text-to-meme'
import { ThemedOutput } from '@/contracts/themed-template'
import { ThemedUploadOutput } from '@/contracts/themed-upload'

/** The table of spec §7, row by row, as a client sends it. */
export interface SpecifiedCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  path: string
  /** Every field that the specification names for the payload or the query, and no other. */
  sends?: Record<string, unknown>
  /** The decided shape of the answer. @see product-decisions "Wire shapes" */
  answers: z.ZodType
  /** Status for an API key, where it differs from that for a session. */
  withKey?: number
}

/** Stand in `path` and `sends` for what an earlier call made. */
export const made = {
  resultId: '{resultId}',
  promptId: '{promptId}',
  visualId: '{visualId}',
  priceId: '{priceId}',
} as const

const languages = { inputLanguage: 'en', outputLanguage: 'en' }
const bar = { text: 'Every Monday', fontSize: 24, fontColor: '#1B1B22', fontFamily: 'Anton' }
const words = {
  captions: [
    { text: 'the new plan', x: 20, y: 20, width: 200, height: 90, fontSize: 30, fontFamily: 'Anton' },
  ],
  header: bar,
  footer: null,
}
const byTen = { page: 1, pageSize: 10, sort: 'created_at' }
const byTwelve = { page: 1, pageSize: 12, sort: 'created_at' }

/** In an order in which each finds what it needs. */
export const specifiedCalls = (pictureBase64: string): SpecifiedCall[] => [
  {
    method: 'POST',
    path: '/meme/text-to-meme',
    sends: { text: 'the lift stopped for everybody but me', maxDimension: 800, ...languages },
    answers: TextToMemeOutput,
  },
  {
    method: 'POST',
    path: '/meme/text-to-gif',
    sends: { text: 'waiting for the build', maxDimension: 500, imageCount: 2, ...languages },
    answers: TextToGifOutput,
  },
  {
    method: 'GET',
    path: '/meme/style',
    sends: { image: 'nope-yep', style: 'clean' },
    answers: MemeStyleOutput,
  },
  {
    method: 'POST',
    path: '/meme/themed/template',
    sends: {
      imageName: 'nope-yep',
      memeTheme: 'coffee',
      maxDimension: 500,
      imageDescription: 'somebody refuses one thing and takes another',
      ...languages,
      originalDescription: 'what one likes, beside what one does not',
    },
    answers: ThemedOutput,
  },
  {
    method: 'POST',
    path: '/meme/themed/upload',
    sends: { base64String: pictureBase64, memeTheme: 'Mondays', maxDimension: 500, ...languages },
    answers: ThemedUploadOutput,
  },
  {
    method: 'POST',
    path: '/meme/minimalist-visual',
    sends: { concept: 'Letting go', aspectRatio: '4:5' },
    answers: MinimalistVisualOutput,
  },
  { method: 'GET', path: '/search', sends: { searchQuery: 'monday' }, answers: SearchOutput },
  { method: 'GET', path: '/account/my-memes', sends: byTen, answers: ResultPage },
  { method: 'GET', path: '/account/my-prompts', sends: byTen, answers: PromptPage },
  { method: 'GET', path: '/account/my-templates', sends: byTen, answers: TemplatePage },
  { method: 'GET', path: '/account/my-visuals', sends: byTwelve, answers: VisualPage },
  { method: 'GET', path: '/account/saved-visuals', sends: byTwelve, answers: VisualPage },
  {
    method: 'GET',
    path: '/account/prompt-results',
    sends: { promptId: made.promptId },
    answers: PromptResults,
  },
  { method: 'PATCH', path: `/result/${made.resultId}`, sends: words, answers: ResultOutput },
  {
    method: 'POST',
    path: '/result',
    sends: { imageName: 'nope-yep', ...words, width: 500, height: 500 },
    answers: ResultOutput,
  },
  { method: 'POST', path: '/result/star', sends: { resultId: made.resultId }, answers: ResultOutput },
  { method: 'POST', path: '/result/unstar', sends: { resultId: made.resultId }, answers: ResultOutput },
  {
    method: 'POST',
    path: '/minimalist-visual/star',
    sends: { visualId: made.visualId },
    answers: VisualOutput,
  },
  {
    method: 'POST',
    path: '/minimalist-visual/unstar',
    sends: { visualId: made.visualId },
    answers: VisualOutput,
  },
  {
    method: 'GET',
    path: '/result/paged',
    sends: { page: 1, pageSize: 10, sort: 'updated_at' },
    answers: ResultPage,
  },
  { method: 'GET', path: '/account/used-credits', answers: UsedCredits },
  { method: 'GET', path: '/account/user-details', answers: UserDetails },
  { method: 'GET', path: '/account/stats', answers: AccountStats },
  // A key that leaked must neither make another one, nor buy, nor close the account.
  { method: 'POST', path: '/api-key/generate-new', answers: NewApiKey, withKey: 403 },
  { method: 'GET', path: '/api-key/get-default', answers: DefaultApiKey },
  { method: 'GET', path: '/api-key/run-insights', answers: RunInsights },
  {
    method: 'POST',
    path: '/subscription/checkout-session',
    sends: { priceId: made.priceId, quantity: 1, metadata: { plan: 'creator' }, referral: 'a-friend' },
    answers: CheckoutSession,
    withKey: 403,
  },
  {
    method: 'POST',
    path: '/subscription/portal-link',
    sends: { referral: 'a-friend' },
    answers: PortalLink,
    withKey: 403,
  },
  {
    method: 'POST',
    path: '/account/apply-discount',
    sends: {},
    answers: AppliedDiscount,
    withKey: 403,
  },
  { method: 'DELETE', path: '/account/close', answers: AccountClosed, withKey: 403 },
]
