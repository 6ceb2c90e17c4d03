import type { ErrorCode } from '@/contracts/errors'

/**
 * Codes without a description of their own: SECOND_FACTOR_REQUIRED shares the 401 of UNAUTHORIZED, and a described call
 * always has its method.
 */
export const undescribedCodes = ['SECOND_FACTOR_REQUIRED', 'METHOD_NOT_ALLOWED'] as const
export type DescribedCode = Exclude<ErrorCode, (typeof undescribedCodes)[number]>

/** Error codes of single calls, beyond those that every call of their class may return. */
export const failuresOfTheirOwn: Readonly<Record<string, readonly DescribedCode[]>> = {
  'GET /account/prompt-results': ['NOT_FOUND'],
  'GET /account/my-templates/{name}': ['NOT_FOUND', 'GONE'],
  'POST /account/my-templates': [
    'PAYLOAD_TOO_LARGE',
    'UNSUPPORTED_MEDIA_TYPE',
    'CONTENT_BLOCKED',
    'SERVICE_UNAVAILABLE',
  ],
  'PATCH /account/my-templates/{name}': ['NOT_FOUND', 'GONE', 'CONTENT_BLOCKED'],
  'DELETE /account/my-templates/{name}': ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'PATCH /account/watermark': ['CONTENT_BLOCKED'],
  'POST /account/apply-discount': ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'DELETE /account/close': ['SERVICE_UNAVAILABLE'],
  'GET /subscription/plans': ['SERVICE_UNAVAILABLE'],
  'GET /subscription/invoices': ['SERVICE_UNAVAILABLE'],
  'POST /subscription/sync': ['NOT_FOUND', 'SERVICE_UNAVAILABLE'],
  'POST /subscription/checkout-session': ['SERVICE_UNAVAILABLE'],
  'POST /subscription/portal-link': ['SERVICE_UNAVAILABLE'],
  'POST /api-key/revoke': ['NOT_FOUND'],
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
  'POST /result/swap': ['NOT_FOUND'],
  'POST /result/star': ['NOT_FOUND'],
  'POST /result/unstar': ['NOT_FOUND'],
  'POST /result/count-download': ['NOT_FOUND'],
  'POST /result/share': ['NOT_FOUND'],
  'POST /result/unshare': ['NOT_FOUND'],
  'POST /template/star': ['NOT_FOUND', 'GONE'],
  'POST /template/unstar': ['NOT_FOUND', 'GONE'],
}
