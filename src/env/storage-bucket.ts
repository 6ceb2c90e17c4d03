import { ConfigurationError } from './configuration-error'

/** The bucket for the pictures that people bring; undefined keeps them in the data directory. @throws ConfigurationError */
export function readStorageBucket(bucket: string | undefined, sandboxAuth: boolean): string | undefined {
  if (bucket === undefined || !sandboxAuth) return bucket
  throw new ConfigurationError(
    'SUPABASE_STORAGE_BUCKET is set but NEXT_PUBLIC_SUPABASE_URL is not: the stand-in keeps no files, so name the project or unset the bucket.',
  )
}
