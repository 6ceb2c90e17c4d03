import type {
  AccountClosed,
  UpdateWatermarkInput,
  UsedCredits,
  UserDetails,
  Watermark,
} from '@/contracts/account'
import type { AccountStats } from '@/contracts/account-stats'
import type {
  ApiKeyList,
  CreateApiKeyInput,
  CreatedApiKey,
  DefaultApiKey,
  DefaultApiKeyInput,
  GenerateApiKeyInput,
  NewApiKey,
  NoInput,
  RevokeApiKeyInput,
  RevokedApiKey,
} from '@/contracts/api-key'
import type { CreditEntryPage } from '@/contracts/credit-entries'
import type { Deleted } from '@/contracts/deleted'
import type { MemeStyleInput, MemeStyleOutput } from '@/contracts/meme-style'
import type {
  MinimalistVisualInput,
  MinimalistVisualOutput,
  StarVisualInput,
  VisualIdInput,
  VisualOutput,
} from '@/contracts/minimalist-visual'
import type {
  AddMyTemplateInput,
  MyTemplateInput,
  MyTemplateOutput,
  UpdateMyTemplateInput,
} from '@/contracts/own-template'
import type {
  LibraryPageInput,
  MemePageInput,
  PageInput,
  PromptPage,
  ResultPage,
  ResultPageInput,
  TemplatePage,
  VisualPage,
  VisualPageInput,
} from '@/contracts/pages'
import type { PromptResults, PromptResultsInput } from '@/contracts/prompt-results'
import type {
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
import type { RunInsights } from '@/contracts/run-insights'
import type { SearchInput, SearchOutput } from '@/contracts/search'
import type {
  AppliedDiscount,
  ApplyDiscountInput,
  CheckoutSession,
  CheckoutSessionInput,
  InvoiceList,
  PlanList,
  PortalLink,
  PortalLinkInput,
  SubscriptionState,
  SyncSubscriptionInput,
} from '@/contracts/subscription'
import type { StarTemplateInput, StarTemplateOutput, TemplateShelf } from '@/contracts/template-shelf'
import type { TextToGifInput, TextToGifOutput } from '@/contracts/text-to-gif'
import type { TextToMemeInput, TextToMemeOutput } from '@/contracts/text-to-meme'
import type { ThemedOutput, ThemedTemplateInput } from '@/contracts/themed-template'
import type {
  DeleteUploadInput,
  DeleteUploadOutput,
  ThemedUploadInput,
  ThemedUploadOutput,
} from '@/contracts/themed-upload'
import { patch, post, postOnce, read, remove } from './call'

/** Every call of the API, as the client names it; a test holds this list to `docs/openapi.json`. */
export const calls = {
  memes: {
    fromText: postOnce<typeof TextToMemeInput, typeof TextToMemeOutput>('/meme/text-to-meme'),
    gifs: postOnce<typeof TextToGifInput, typeof TextToGifOutput>('/meme/text-to-gif'),
    themed: postOnce<typeof ThemedTemplateInput, typeof ThemedOutput>('/meme/themed/template'),
    themedUpload: postOnce<typeof ThemedUploadInput, typeof ThemedUploadOutput>('/meme/themed/upload'),
    style: read<typeof MemeStyleInput, typeof MemeStyleOutput>('/meme/style'),
    list: read<typeof MemePageInput, typeof ResultPage>('/account/my-memes'),
  },
  visuals: {
    fromConcept: postOnce<typeof MinimalistVisualInput, typeof MinimalistVisualOutput>(
      '/meme/minimalist-visual',
    ),
    list: read<typeof VisualPageInput, typeof VisualPage>('/account/my-visuals'),
    saved: read<typeof VisualPageInput, typeof VisualPage>('/account/saved-visuals'),
    star: post<typeof StarVisualInput, typeof VisualOutput>('/minimalist-visual/star'),
    unstar: post<typeof StarVisualInput, typeof VisualOutput>('/minimalist-visual/unstar'),
    delete: remove<typeof VisualIdInput, typeof Deleted>('/minimalist-visual/{id}'),
  },
  templates: {
    search: read<typeof SearchInput, typeof SearchOutput>('/search'),
    /** Starred, and used last. */
    shelf: read<typeof NoInput, typeof TemplateShelf>('/template/shelf'),
    star: post<typeof StarTemplateInput, typeof StarTemplateOutput>('/template/star'),
    unstar: post<typeof StarTemplateInput, typeof StarTemplateOutput>('/template/unstar'),
    /** Pictures that were uploaded. */
    mine: read<typeof LibraryPageInput, typeof TemplatePage>('/account/my-templates'),
    getMine: read<typeof MyTemplateInput, typeof MyTemplateOutput>('/account/my-templates/{name}'),
    addMine: postOnce<typeof AddMyTemplateInput, typeof MyTemplateOutput>('/account/my-templates'),
    updateMine: patch<typeof UpdateMyTemplateInput, typeof MyTemplateOutput>('/account/my-templates/{name}'),
    deleteMine: remove<typeof DeleteUploadInput, typeof DeleteUploadOutput>('/account/my-templates/{name}'),
  },
  results: {
    create: postOnce<typeof CreateResultInput, typeof ResultOutput>('/result'),
    get: read<typeof ResultIdInput, typeof ResultOutput>('/result/{id}'),
    /** What changed last first. */
    list: read<typeof ResultPageInput, typeof ResultPage>('/result/paged'),
    update: patch<typeof UpdateResultInput, typeof ResultOutput>('/result/{id}'),
    delete: remove<typeof ResultIdInput, typeof Deleted>('/result/{id}'),
    swap: post<typeof SwapResultInput, typeof ResultOutput>('/result/swap'),
    star: post<typeof StarInput, typeof ResultOutput>('/result/star'),
    unstar: post<typeof StarInput, typeof ResultOutput>('/result/unstar'),
    countDownload: post<typeof StarInput, typeof CountedDownload>('/result/count-download'),
    deleteMany: post<typeof DeleteManyInput, typeof DeletedMany>('/result/delete-many'),
    share: post<typeof ShareInput, typeof ResultOutput>('/result/share'),
    unshare: post<typeof StarInput, typeof ResultOutput>('/result/unshare'),
  },
  prompts: {
    list: read<typeof LibraryPageInput, typeof PromptPage>('/account/my-prompts'),
    get: read<typeof PromptResultsInput, typeof PromptResults>('/account/prompt-results'),
  },
  account: {
    details: read<typeof NoInput, typeof UserDetails>('/account/user-details'),
    usedCredits: read<typeof NoInput, typeof UsedCredits>('/account/used-credits'),
    creditEntries: read<typeof PageInput, typeof CreditEntryPage>('/account/credit-entries'),
    stats: read<typeof NoInput, typeof AccountStats>('/account/stats'),
    setWatermark: patch<typeof UpdateWatermarkInput, typeof Watermark>('/account/watermark'),
    applyDiscount: postOnce<typeof ApplyDiscountInput, typeof AppliedDiscount>('/account/apply-discount'),
    close: remove<typeof NoInput, typeof AccountClosed>('/account/close'),
  },
  apiKeys: {
    /** For the signed-in; its answer is shown once, so it is not repeated. */
    generate: post<typeof GenerateApiKeyInput, typeof NewApiKey>('/api-key/generate-new'),
    get: read<typeof DefaultApiKeyInput, typeof DefaultApiKey>('/api-key/get-default'),
    /** With a name, beside the default one; as secret as that. */
    create: post<typeof CreateApiKeyInput, typeof CreatedApiKey>('/api-key/create'),
    list: read<typeof NoInput, typeof ApiKeyList>('/api-key/list'),
    revoke: post<typeof RevokeApiKeyInput, typeof RevokedApiKey>('/api-key/revoke'),
    insights: read<typeof NoInput, typeof RunInsights>('/api-key/run-insights'),
  },
  subscription: {
    plans: read<typeof NoInput, typeof PlanList>('/subscription/plans'),
    state: read<typeof NoInput, typeof SubscriptionState>('/subscription/state'),
    invoices: read<typeof NoInput, typeof InvoiceList>('/subscription/invoices'),
    sync: post<typeof SyncSubscriptionInput, typeof SubscriptionState>('/subscription/sync'),
    checkout: postOnce<typeof CheckoutSessionInput, typeof CheckoutSession>('/subscription/checkout-session'),
    portal: post<typeof PortalLinkInput, typeof PortalLink>('/subscription/portal-link'),
  },
} as const
