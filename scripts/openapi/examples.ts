import type { Caption } from '@/core/meme/meme-document'
import { presentNewResult, type ResultRow } from '@/server/services/results/present-result'

/** Example input and answer of a call in the OpenAPI document. */
export interface CallExample {
  /** The body, or the parameters of path and query. */
  input: Record<string, unknown>
  output: unknown
}

const resultId = '8a8ffbe4-64b2-4e5c-9a5e-0a1d6d0c7f10'
const promptId = '1d7c5a9e-2b7f-4c0e-9f68-6f1f4c1b8a21'
const visualId = 'c2b0f3aa-4a4c-4d53-8e0c-55f7f4f1b932'
const at = '2026-11-21T10:00:00.000Z'
const languages = { inputLanguage: 'en', outputLanguage: 'en' }

const caption: Caption = {
  slot: 'reject',
  text: 'taking the stairs',
  x: 267,
  y: 22,
  width: 212,
  height: 205,
  fontSize: 42,
  fontFamily: 'Baloo 2',
  color: '#1B1B22',
  strokeColor: null,
  align: 'center',
  rotateAngle: 0,
}
const bar = { text: 'Every Monday', fontSize: 24, fontColor: '#1B1B22', fontFamily: 'Anton' }

/** A stored meme; answers show it as lists do, so that each field of theirs has an example. */
const row: ResultRow = {
  result: {
    id: resultId,
    userId: '6f1d0a58-9d3e-4d9b-8a44-2f0a5a0a2b12',
    promptId,
    imageId: '0abcDEFghiJKLmnoPQRst1',
    imageName: 'nope-yep',
    position: 0,
    widthPx: 500,
    heightPx: 500,
    animated: false,
    reason: null,
    shareKey: null,
    sharesPrompt: false,
    createdAt: new Date(at),
    updatedAt: new Date(at),
  },
  document: {
    imageName: 'nope-yep',
    pictureWidthPx: 500,
    pictureHeightPx: 500,
    captions: [caption],
    header: null,
    footer: null,
    watermark: 'Quipsmith',
  },
  altText: 'Somebody turns away from: taking the stairs.',
  wordsByModel: false,
  isTest: false,
  starredAt: null,
}
const result = presentNewResult(row, 'https://quipsmith.example')
const moving = {
  ...result,
  imageName: 'side-glance-loop',
  imageUrl: 'https://quipsmith.example/i/0abcDEFghiJKLmnoPQRst2.gif',
  animated: true,
  motion: { frames: 24, delayMs: 80, posterFrame: 0 },
}
const visual = {
  visualId,
  promptId,
  concept: 'Letting go',
  title: 'A balloon that leaves a hand',
  aspectRatio: '1:1',
  imageUrl: 'https://quipsmith.example/i/0abcDEFghiJKLmnoPQRst3.png',
  altText: 'A hand below, a balloon above, a string between them that nobody holds.',
  starred: false,
  createdAt: at,
}
const template = {
  name: 'nope-yep',
  title: 'Nope / Yep',
  description: 'The same person turns away from one thing, then points at another.',
  imagePath: '/templates/nope-yep.800.webp',
  width: 1000,
  height: 1000,
  animated: false,
  keywords: ['preference', 'no thanks'],
  jokeShape: 'preference',
  slots: [
    {
      id: 'reject',
      role: 'the thing refused',
      hint: 'What you say no to',
      x: 0.535,
      y: 0.045,
      width: 0.425,
      height: 0.41,
      rotateAngle: 0,
      align: 'center',
      maxChars: 80,
    },
  ],
  license: 'CC0-1.0',
  source: 'Drawn for Quipsmith',
}
const examplePng = 'iVBORw0KGgoAAAANSUhEUgAA…'
const uploadName = 'upload:0abcDEFghiJKLmnoPQRst4'
const ownBox = { role: 'the boss', hint: 'What they say', x: 0.05, y: 0.05, width: 0.5, height: 0.3 }
const ownTemplate = {
  ...template,
  name: uploadName,
  title: 'The meeting',
  description: '',
  imagePath: '/i/upload/0abcDEFghiJKLmnoPQRst4',
  keywords: ['work'],
  jokeShape: 'any',
  slots: [{ ...ownBox, id: 'box-1', rotateAngle: 0, align: 'center', maxChars: 90 }],
  license: 'yours',
  source: 'upload',
}
const prompt = {
  promptId,
  kind: 'text-to-meme',
  text: 'the lift stopped for everybody but me',
  ...languages,
  tone: 'dry',
  resultCount: 1,
  imageUrls: [result.imageUrl],
  createdAt: at,
}
const namedKey = {
  id: '3b1f6f0e-2c53-4f7d-9a55-0c8a7e5d1f42',
  name: 'Slack bot',
  mode: 'live',
  scopes: ['generate'],
  prefix: 'qs_live_Ab3d',
  last4: '9xYz',
  createdAt: at,
  lastUsedAt: null,
  expiresAt: null,
}
const credits = { total: 20, used: 1, remaining: 19, periodEnd: '2026-12-01T00:00:00.000Z' }
const run = { promptId, results: [result], credits }
const creditEntry = {
  id: '00000000-0000-0000-0000-00000000002a',
  kind: 'spend',
  amount: -1,
  reason: 'text-to-meme',
  promptId,
  balance: 19,
  periodStart: '2026-11-01T00:00:00.000Z',
  periodEnd: credits.periodEnd,
  createdAt: at,
}
const planMetadata = { limitedMonthlyCredits: 'true', monthlyCredits: '500', customWatermark: 'true' }
const price = { id: 'price_creator_monthly', unitAmount: 1900, currency: 'usd', interval: 'month' }
const plan = {
  id: 'prod_creator',
  name: 'Creator',
  description: '500 credits a month, your own watermark',
  metadata: planMetadata,
  prices: [{ ...price, otherAmounts: { eur: 1900, gbp: 1600 } }],
}
const subscriptionState = {
  subscription: {
    status: 'active',
    currentPeriodEnd: '2026-12-21T10:00:00.000Z',
    cancelAtPeriodEnd: false,
    prices: [{ ...price, product: { name: 'Creator', metadata: planMetadata } }],
  },
  inactive: null,
  credits: { total: 500, used: 1, remaining: 499, periodEnd: '2026-12-21T10:00:00.000Z' },
  isDisputed: false,
  hasPortal: true,
  retentionOffer: { description: '50 % off for 3 months.' },
}
const four = <Item>(item: Item): Item[] => [item, item, item, item]
const themed = { promptId, results: four(result), credits }
const starredResult = { result: { ...result, starred: true } }
const shareUrl = 'https://quipsmith.example/s/0abcDEFghiJKLmnoPQRst5'
const sharedResult = { result: { ...result, shareUrl, sharesPrompt: true } }

const pageOf = (item: unknown, pageSize: number, sort = 'created_at'): CallExample => ({
  input: { page: 1, pageSize, sort },
  output: { items: [item], page: 1, pageSize, total: 1, before: null },
})

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
)
const counts = { runs: 12, errors: 1, creditsUsed: 11 }
const times = { p50Ms: 240, p95Ms: 610 }
const none = { runs: 0, errors: 0, creditsUsed: 0 }

/** By method and path. */
export const examples: Readonly<Record<string, CallExample>> = {
  'POST /meme/text-to-meme': {
    input: { text: prompt.text, maxDimension: 500, ...languages, tone: 'dry', count: 1 },
    output: run,
  },
  'POST /meme/text-to-gif': {
    input: { text: 'waiting for the build', maxDimension: 500, imageCount: 1, ...languages },
    output: { ...run, results: [moving], credits: { ...credits, used: 2, remaining: 18 } },
  },
  'GET /meme/style': {
    input: { image: 'nope-yep', style: 'clean' },
    output: {
      image: 'nope-yep',
      style: 'clean',
      styles: ['classic', 'clean', 'comic', 'subtitle', 'whisper'],
      captions: [{ ...caption, text: '' }],
      header: null,
      footer: null,
      width: 500,
      height: 500,
    },
  },
  'POST /meme/themed/template': {
    input: { imageName: 'nope-yep', memeTheme: 'coffee', maxDimension: 500, ...languages },
    output: themed,
  },
  'POST /meme/themed/upload': {
    input: {
      base64String: examplePng,
      memeTheme: 'Mondays',
      maxDimension: 500,
      ...languages,
    },
    output: themed,
  },
  'POST /meme/minimalist-visual': {
    input: { concept: visual.concept, aspectRatio: '1:1' },
    output: { promptId, visuals: four(visual), credits },
  },
  'GET /search': { input: { searchQuery: 'monday' }, output: { memeTemplates: [template] } },
  'GET /account/my-memes': pageOf(result, 10),
  'GET /account/my-prompts': pageOf(prompt, 10),
  'GET /account/my-templates': pageOf(ownTemplate, 10),
  'GET /account/my-visuals': pageOf(visual, 12),
  'GET /account/saved-visuals': pageOf({ ...visual, starred: true }, 12),
  'GET /result/paged': pageOf(result, 10, 'updated_at'),
  'GET /account/prompt-results': { input: { promptId }, output: { prompt, results: [result], visuals: [] } },
  'GET /account/my-templates/{name}': { input: { name: uploadName }, output: { template: ownTemplate } },
  'POST /account/my-templates': {
    input: { base64String: examplePng, title: 'The meeting', keywords: ['work'], boxes: [ownBox] },
    output: { template: ownTemplate },
  },
  'PATCH /account/my-templates/{name}': {
    input: { name: uploadName, boxes: [ownBox] },
    output: { template: ownTemplate },
  },
  'GET /template/shelf': { input: {}, output: { starred: ['nope-yep'], recent: ['two-buttons'] } },
  'POST /template/star': { input: { name: 'nope-yep' }, output: { name: 'nope-yep', starred: true } },
  'POST /template/unstar': { input: { name: 'nope-yep' }, output: { name: 'nope-yep', starred: false } },
  'DELETE /account/my-templates/{name}': {
    input: { name: uploadName },
    output: { deleted: true, memesDeleted: 4 },
  },
  'GET /account/user-details': {
    input: {},
    output: { id: resultId, email: 'ada@example.org', credits: 20, watermark_text: '', subscription: null },
  },
  'GET /account/used-credits': {
    input: {},
    output: { usedCreditCount: 1, periodStart: '2026-11-01T00:00:00.000Z', periodEnd: credits.periodEnd },
  },
  'GET /account/stats': {
    input: {},
    output: {
      memes: 12,
      gifs: 3,
      visuals: 4,
      prompts: 5,
      starred: 2,
      creditsSpent: 6,
      streakDays: 1,
      topTemplates: [{ name: 'nope-yep', count: 3 }],
      perDay: days.map((date, index) => ({ date, count: index === 29 ? 19 : 0 })),
    },
  },
  'GET /account/credit-entries': {
    input: { page: 1, pageSize: 10, sort: 'created_at' },
    output: {
      items: [creditEntry],
      page: 1,
      pageSize: 10,
      total: 1,
      before: null,
    },
  },
  'PATCH /account/watermark': {
    input: { watermark_text: 'memes.example' },
    output: { watermark_text: 'memes.example' },
  },
  'POST /account/apply-discount': {
    input: { code: 'WELCOME' },
    output: { applied: true, description: '20 % off for three months.' },
  },
  'DELETE /account/close': { input: {}, output: { closed: true } },
  'POST /api-key/generate-new': {
    input: { mode: 'live' },
    output: { key: 'qs_live_… (38 characters)', prefix: 'qs_live_Ab3d', createdAt: at },
  },
  'POST /api-key/create': {
    input: { name: 'Slack bot', mode: 'live', scopes: ['generate'] },
    output: { ...namedKey, key: 'qs_live_… (38 characters)' },
  },
  'GET /api-key/list': { input: {}, output: { keys: [namedKey] } },
  'POST /api-key/revoke': { input: { keyId: namedKey.id }, output: { revoked: true } },
  'GET /api-key/get-default': {
    input: { mode: 'live' },
    output: { prefix: 'qs_live_Ab3d', last4: '9xYz', createdAt: at, lastUsedAt: null },
  },
  'GET /api-key/run-insights': {
    input: {},
    output: {
      ...counts,
      ...times,
      perDay: days.map((date, index) => ({ date, ...(index === 29 ? counts : none) })),
      perEndpoint: [{ endpoint: 'POST /meme/text-to-meme', ...counts, ...times }],
    },
  },
  'POST /minimalist-visual/star': { input: { visualId }, output: { visual: { ...visual, starred: true } } },
  'POST /minimalist-visual/unstar': { input: { visualId }, output: { visual } },
  'DELETE /minimalist-visual/{id}': { input: { id: visualId }, output: { deleted: true } },
  'POST /result': {
    input: {
      imageName: 'nope-yep',
      captions: [caption],
      header: null,
      footer: null,
      width: 500,
      height: 500,
    },
    output: { result: { ...result, promptId: null } },
  },
  'GET /result/{id}': { input: { id: resultId }, output: { result } },
  'PATCH /result/{id}': {
    input: { id: resultId, captions: [caption], header: bar, footer: null },
    output: { result: { ...result, header: bar, height: 540 } },
  },
  'DELETE /result/{id}': { input: { id: resultId }, output: { deleted: true } },
  'POST /result/delete-many': { input: { resultIds: [resultId] }, output: { deleted: 1 } },
  'POST /result/swap': { input: { resultId, seen: ['big-ideas'] }, output: { result } },
  'POST /result/star': { input: { resultId }, output: starredResult },
  'POST /result/count-download': { input: { resultId }, output: { counted: true } },
  'POST /result/unstar': { input: { resultId }, output: { result } },
  'POST /result/share': { input: { resultId, includePrompt: true }, output: sharedResult },
  'POST /result/unshare': { input: { resultId }, output: { result } },
  'GET /subscription/plans': { input: {}, output: { plans: [plan] } },
  'GET /subscription/state': { input: {}, output: subscriptionState },
  'POST /subscription/sync': { input: { sessionId: 'cs_1' }, output: subscriptionState },
  'GET /subscription/invoices': {
    input: {},
    output: {
      invoices: [
        {
          id: 'in_1',
          number: 'QS-0001',
          status: 'paid',
          total: 1900,
          currency: 'usd',
          createdAt: at,
          url: 'https://payments.example/invoice/in_1',
          pdfUrl: 'https://payments.example/invoice/in_1.pdf',
        },
      ],
    },
  },
  'POST /subscription/checkout-session': {
    input: {
      priceId: 'price_creator_monthly',
      quantity: 1,
      currency: 'eur',
      metadata: { from: 'pricing' },
      referral: 'a-friend',
    },
    output: { url: 'https://payments.example/pay/cs_1', sessionId: 'cs_1' },
  },
  'POST /subscription/portal-link': {
    input: { referral: 'a-friend' },
    output: { url: 'https://payments.example/portal/ps_1' },
  },
}
