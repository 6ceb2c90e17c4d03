import type { ErrorCode } from '@/contracts/errors'

/** What the verbs of calls throw besides what every call of their kind may answer. */
export const failuresOfTheirOwn: Readonly<Record<string, readonly ErrorCode[]>> = {
  'GET /account/prompt-results': ['NOT_FOUND'],
  'DELETE /account/my-templates/{name}': ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'PATCH /account/watermark': ['FORBIDDEN', 'CONTENT_BLOCKED'],
  'POST /account/apply-discount': ['FORBIDDEN', 'NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'DELETE /account/close': ['FORBIDDEN', 'SERVICE_UNAVAILABLE'],
  'GET /subscription/plans': ['SERVICE_UNAVAILABLE'],
  'GET /subscription/invoices': ['FORBIDDEN', 'SERVICE_UNAVAILABLE'],
  'POST /subscription/sync': ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'POST /subscription/checkout-session': ['FORBIDDEN', 'SERVICE_UNAVAILABLE'],
  'POST /subscription/portal-link': ['FORBIDDEN', 'SERVICE_UNAVAILABLE'],
  'POST /api-key/generate-new': ['FORBIDDEN'],
  'GET /meme/style': ['NOT_FOUND', 'GONE'],
  'POST /meme/themed/template': ['NOT_FOUND', 'GONE'],
  'POST /meme/themed/upload': ['SERVICE_UNAVAILABLE'],
  'POST /minimalist-visual/star': ['NOT_FOUND'],
  'POST /minimalist-visual/unstar': ['NOT_FOUND'],
  'DELETE /minimalist-visual/{id}': ['NOT_FOUND'],
  'POST /result': ['NOT_FOUND', 'GONE', 'CONTENT_BLOCKED'],
  'GET /result/{id}': ['NOT_FOUND'],
  'PATCH /result/{id}': ['NOT_FOUND', 'GONE', 'CONTENT_BLOCKED'],
  'DELETE /result/{id}': ['NOT_FOUND'],
  'POST /result/star': ['NOT_FOUND'],
  'POST /result/unstar': ['NOT_FOUND'],
}
