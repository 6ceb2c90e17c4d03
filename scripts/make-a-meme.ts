/**
 * An example of the client: makes memes of a sentence, finds a template and puts words on it, and lists what is in the
 * library. With the product running and a key of /account/api:
 *
 *     QUIPSMITH_KEY=qs_live_… npx tsx scripts/make-a-meme.ts "the lift stopped for everybody but me"
 *
 * `QUIPSMITH_URL` names another server than http://127.0.0.1:3000.
 */
import { everyItem } from '@/client/every-item'
import { createQuipsmithClient } from '@/client/quipsmith-client'
import { QuipsmithError } from '@/client/quipsmith-error'

const { QUIPSMITH_KEY: key = '', QUIPSMITH_URL: url } = process.env
const text = process.argv[2] ?? 'the lift stopped for everybody but me'
const quipsmith = createQuipsmithClient({ key, ...(url ? { url } : {}) })

try {
  const { results, credits } = await quipsmith.memes.fromText({ text, count: 3 })
  for (const { imageUrl, altText } of results) console.log(`${imageUrl}\n  ${altText}`)
  console.log(`${credits.remaining} credits are left.`)

  const { memeTemplates } = await quipsmith.templates.search({ searchQuery: 'choice' })
  const [template] = memeTemplates
  const [slot] = template?.slots ?? []
  if (template && slot) {
    const texts = { [slot.id]: 'tea' }
    console.log(`By address alone: ${quipsmith.pictures.templateAddress({ template: template.name, texts })}`)
  }

  let memes = 0
  for await (const _meme of everyItem(quipsmith.memes.list, { pageSize: 50 })) memes += 1
  console.log(`There are ${memes} memes in your library.`)
} catch (error) {
  if (!(error instanceof QuipsmithError)) throw error
  console.error(`${error.message} (${error.code}, request ${error.requestId})`)
  process.exitCode = 1
}
