import { createClient } from '@supabase/supabase-js'
import { AppError } from '@/contracts/errors'
import type { ImageStorage } from '@/server/services/ports/image-storage'
import type { SupabaseProject } from './supabase-identity-provider'

const stateless = { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } }
/** A bucket that does not answer must not hold a transaction, in ms. */
const waitMsMax = 10_000

/**
 * A private bucket of the Supabase project that signs people in; only the server reads it. Several servers can share
 * it. Makes no call before it is asked.
 */
export function createSupabaseImageStorage(
  { url, serviceRoleKey }: Pick<SupabaseProject, 'url' | 'serviceRoleKey'>,
  bucket: string,
): ImageStorage {
  const patient: typeof fetch = (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.timeout(waitMsMax) })
  const { storage } = createClient(url, serviceRoleKey, { ...stateless, global: { fetch: patient } })
  const files = storage.from(bucket)
  return {
    async put(key, bytes, mediaType) {
      const { error } = await files.upload(key, bytes, { contentType: mediaType, upsert: false })
      if (error) throw unavailable(error)
    },
    async get(key) {
      const { data, error } = await files.download(key)
      if (!error) return new Uint8Array(await data.arrayBuffer())
      if (isNotFound(error)) {
        throw new AppError('NOT_FOUND', 'The picture of this meme does not exist', { cause: error })
      }
      throw unavailable(error)
    },
    async remove(key) {
      const { error } = await files.remove([key])
      if (error && !isNotFound(error)) throw unavailable(error)
    },
  }
}

/** The service answers 400 with "not_found" in its body, newer ones 404. */
function isNotFound(error: object): boolean {
  const { status, statusCode, message } = error as Record<string, unknown>
  return status === 404 || String(statusCode) === '404' || /not.?found/i.test(String(message))
}

function unavailable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', 'The picture store did not answer. Try again in a minute.', {
    cause,
  })
}
