import postgres from 'postgres'
import { StartFailure } from './start-failure'

const connectLimitSeconds = 5

/** @throws StartFailure when the configured database does not answer or refuses us. */
export async function checkDatabase(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, {
    max: 1,
    connect_timeout: connectLimitSeconds,
    onnotice: () => undefined,
  })
  try {
    await sql`select 1`
  } catch (error) {
    throw new StartFailure(
      `The database of DATABASE_URL (${withoutPassword(databaseUrl)}) does not answer: ${reasonOf(error)}; start it, mend DATABASE_URL, or unset it for the built-in database.`,
      { cause: error },
    )
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function withoutPassword(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'unreadable address'
  const { host, pathname } = new URL(databaseUrl)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ECONNREFUSED') return 'nothing listens there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'the host is not known'
  if (code === 'CONNECT_TIMEOUT') return `no connection within ${connectLimitSeconds} seconds`
  if (code === '28P01') return 'the password is wrong'
  if (code === '3D000') return 'there is no database of that name'
  return error instanceof Error ? error.message.trim() || code : String(error)
}
