/**
 * Fills the library of an account with memes, prompts and visuals, to see how the product feels when it is full:
 * `npx tsx scripts/seed-library.ts --email you@example.org [--memes 10000]`. The account has to exist. Writes to
 * DATABASE_URL, or to the built-in database of a product that runs in this directory.
 */
import { parseArgs } from 'node:util'
import postgres from 'postgres'
import { builtInDatabaseUrl } from './seed/built-in-database-url'
import { seedLibraries } from './seed/seed-libraries'

const { values } = parseArgs({
  options: { email: { type: 'string' }, memes: { type: 'string', default: '10000' } },
})
const memes = Number(values.memes)

async function seed(url: string, email: string): Promise<string> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    const [account] = await sql`select user_id from user_details where email = ${email}`
    if (!account) return `There is no account of ${email}: sign in once, then come back.`
    await seedLibraries(sql, [account.user_id], { memes })
    return `${memes} memes are in the library of ${email}.`
  } finally {
    await sql.end()
  }
}

const url = process.env.DATABASE_URL || (await builtInDatabaseUrl())
if (!values.email || !Number.isInteger(memes) || memes < 1 || memes > 10_000_000) {
  console.error('Say whose library and how full: --email you@example.org --memes 10000')
  process.exitCode = 1
} else if (!url) {
  console.error('No database: set DATABASE_URL, or run npm start beside this.')
  process.exitCode = 1
} else {
  console.log(await seed(url, values.email))
}
