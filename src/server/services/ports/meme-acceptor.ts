import type { Acceptance, AcceptRequest } from '@/core/writer/accept/accept-meme'

/**
 * Checks memes that a model wrote, wherever it runs: form, fit, language, and what must not be shown. It knows one meme
 * at a time, so which templates are free and which jokes were told is the caller's business.
 */
export interface MemeAcceptor {
  accept(request: AcceptRequest): Promise<Acceptance>
}
