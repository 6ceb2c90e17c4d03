import type { createTRPCClient } from '@trpc/client'
import { expectTypeOf } from 'vitest'
import type { z } from 'zod'
import type { QuipsmithClient } from '@/client/quipsmith-client'
import type { UsedCredits, UserDetails } from '@/contracts/account'
import type { AccountStats } from '@/contracts/account-stats'
import type { DefaultApiKey, NewApiKey } from '@/contracts/api-key'
import type { ErrorBody, ErrorCode } from '@/contracts/errors'
import type { Bar, Caption, Credits, Result } from '@/contracts/meme-shapes'
import type { MemeStyleOutput } from '@/contracts/meme-style'
import type { Visual } from '@/contracts/minimalist-visual'
import type { PageInput, PromptSummary, ResultPage } from '@/contracts/pages'
import type { UpdateResultInput } from '@/contracts/result'
import type { RunInsights } from '@/contracts/run-insights'
import type { Template } from '@/contracts/search'
import type { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import type { ThemedUploadInput } from '@/contracts/themed-upload'
import type { JokeShape } from '@/core/template/template'
import type { Tone } from '@/core/writer/rank/tones'
import type { AppRouter, createCaller } from '@/server/api/root'

/**
 * The wire format, written out by hand. Nothing here runs: `tsc` reads it, and a field that is renamed, dropped or
 * made optional in the contracts stops the build until it is renamed here as well, knowingly.
 * @see product-decisions "Wire shapes"
 */

type Given<Schema extends z.ZodType> = z.input<Schema>

// Shapes.
expectTypeOf<keyof Caption>().toEqualTypeOf<
  | 'slot'
  | 'text'
  | 'x'
  | 'y'
  | 'width'
  | 'height'
  | 'fontSize'
  | 'fontFamily'
  | 'color'
  | 'strokeColor'
  | 'align'
  | 'rotateAngle'
  | 'language'
  | 'appearAt'
>()
expectTypeOf<Bar>().toEqualTypeOf<{
  text: string
  fontSize: number
  fontColor: string
  fontFamily: string
} | null>()
expectTypeOf<Credits>().toEqualTypeOf<{
  total: number
  used: number
  remaining: number
  periodEnd: string | null
}>()
expectTypeOf<
  Pick<
    Result,
    'id' | 'promptId' | 'imageName' | 'imageUrl' | 'shareUrl' | 'captions' | 'header' | 'footer' | 'reason'
  >
>().toEqualTypeOf<{
  id: string
  promptId: string | null
  imageName: string
  imageUrl: string
  shareUrl: string | null
  captions: Caption[]
  header: Bar
  footer: Bar
  reason?: string | undefined
}>()
expectTypeOf<
  Pick<Result, 'width' | 'height' | 'animated' | 'altText' | 'starred' | 'createdAt' | 'updatedAt'>
>().toEqualTypeOf<{
  width: number
  height: number
  animated: boolean
  altText: string
  starred: boolean
  createdAt: string
  updatedAt: string
}>()
expectTypeOf<
  Pick<Visual, 'visualId' | 'concept' | 'imageUrl' | 'altText' | 'starred' | 'createdAt'>
>().toEqualTypeOf<{
  visualId: string
  concept: string
  imageUrl: string
  altText: string
  starred: boolean
  createdAt: string
}>()
expectTypeOf<Visual['aspectRatio']>().toExtend<string>()
expectTypeOf<keyof Template>().toEqualTypeOf<
  | 'name'
  | 'title'
  | 'description'
  | 'imagePath'
  | 'width'
  | 'height'
  | 'animated'
  | 'keywords'
  | 'jokeShape'
  | 'slots'
  | 'license'
  | 'source'
>()
expectTypeOf<keyof Template['slots'][number]>().toEqualTypeOf<
  'id' | 'role' | 'hint' | 'x' | 'y' | 'width' | 'height' | 'rotateAngle' | 'align' | 'maxChars'
>()
expectTypeOf<keyof PromptSummary>().toEqualTypeOf<
  | 'promptId'
  | 'kind'
  | 'text'
  | 'inputLanguage'
  | 'outputLanguage'
  | 'tone'
  | 'resultCount'
  | 'imageUrls'
  | 'createdAt'
>()
expectTypeOf<ErrorBody>().toEqualTypeOf<{ message: string; code: ErrorCode; requestId: string }>()

// Inputs: `?` where the specification has a default.
expectTypeOf<Given<typeof TextToMemeInput>>().toEqualTypeOf<{
  text: string
  maxDimension?: number | undefined
  inputLanguage?: string | undefined
  outputLanguage?: string | undefined
  variation?: number | undefined
  count?: number | undefined
  jokeShape?: JokeShape | undefined
  tone?: Tone | undefined
  without?: string[] | undefined
}>()
expectTypeOf<keyof Given<typeof ThemedUploadInput>>().toEqualTypeOf<
  'base64String' | 'memeTheme' | 'maxDimension' | 'inputLanguage' | 'outputLanguage' | 'variation'
>()
expectTypeOf<Given<typeof PageInput>>().toEqualTypeOf<{
  page?: number | undefined
  pageSize?: number | undefined
  sort?: 'created_at' | 'updated_at' | undefined
  before?: string | undefined
}>()
expectTypeOf<Pick<Given<typeof UpdateResultInput>, 'id' | 'header' | 'footer'>>().toEqualTypeOf<{
  id: string
  header?: Bar | undefined
  footer?: Bar | undefined
}>()

// Outputs.
expectTypeOf<keyof TextToMemeOutput>().toEqualTypeOf<
  'promptId' | 'results' | 'credits' | 'notice' | 'modelMissed'
>()
expectTypeOf<keyof ResultPage>().toEqualTypeOf<'items' | 'page' | 'pageSize' | 'total' | 'before'>()
expectTypeOf<keyof MemeStyleOutput>().toEqualTypeOf<
  'image' | 'style' | 'styles' | 'captions' | 'header' | 'footer' | 'width' | 'height'
>()
expectTypeOf<keyof UserDetails>().toEqualTypeOf<
  'id' | 'email' | 'credits' | 'watermark_text' | 'subscription'
>()
expectTypeOf<keyof NonNullable<UserDetails['subscription']>>().toEqualTypeOf<
  'status' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'prices'
>()
expectTypeOf<UsedCredits>().toEqualTypeOf<{
  usedCreditCount: number
  periodStart: string
  periodEnd: string
}>()
expectTypeOf<keyof AccountStats>().toEqualTypeOf<
  | 'memes'
  | 'gifs'
  | 'visuals'
  | 'prompts'
  | 'starred'
  | 'creditsSpent'
  | 'streakDays'
  | 'topTemplates'
  | 'perDay'
>()
expectTypeOf<NewApiKey>().toEqualTypeOf<{ key: string; prefix: string; createdAt: string }>()
expectTypeOf<DefaultApiKey>().toEqualTypeOf<{
  prefix: string
  last4: string
  createdAt: string
  lastUsedAt: string | null
} | null>()
expectTypeOf<keyof RunInsights>().toEqualTypeOf<
  'runs' | 'errors' | 'p50Ms' | 'p95Ms' | 'creditsUsed' | 'perDay' | 'perEndpoint'
>()

// Every face gives and takes the same.
type Caller = ReturnType<typeof createCaller>
type Trpc = ReturnType<typeof createTRPCClient<AppRouter>>
type Asked = Given<typeof TextToMemeInput>

expectTypeOf<Parameters<Caller['meme']['textToMeme']>[0]>().toEqualTypeOf<Asked>()
expectTypeOf<Parameters<Trpc['meme']['textToMeme']['mutate']>[0]>().toEqualTypeOf<Asked>()
expectTypeOf<Parameters<QuipsmithClient['memes']['fromText']>[0]>().toEqualTypeOf<Asked>()
expectTypeOf<Awaited<ReturnType<Caller['meme']['textToMeme']>>>().toEqualTypeOf<TextToMemeOutput>()
expectTypeOf<Awaited<ReturnType<Trpc['meme']['textToMeme']['mutate']>>>().toEqualTypeOf<TextToMemeOutput>()
expectTypeOf<Awaited<ReturnType<QuipsmithClient['memes']['fromText']>>>().toEqualTypeOf<TextToMemeOutput>()
expectTypeOf<Awaited<ReturnType<Trpc['account']['myMemes']['query']>>>().toEqualTypeOf<ResultPage>()
expectTypeOf<Awaited<ReturnType<QuipsmithClient['memes']['list']>>>().toEqualTypeOf<ResultPage>()
expectTypeOf<Awaited<ReturnType<Caller['account']['userDetails']>>>().toEqualTypeOf<UserDetails>()

// A call whose fields may all be left out may be made with nothing, another may not.
expectTypeOf<[]>().toExtend<Parameters<QuipsmithClient['memes']['list']>>()
expectTypeOf<[]>().toExtend<Parameters<QuipsmithClient['account']['stats']>>()
expectTypeOf<[]>().not.toExtend<Parameters<QuipsmithClient['memes']['fromText']>>()
