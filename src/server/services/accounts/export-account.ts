import { eq } from 'drizzle-orm'
import type { PageInput } from '@/contracts/pages'
import { uploadKeyOf } from '@/core/meme/picture-name'
import { auditLog } from '../../db/schema/audit-log'
import { memeEvents } from '../../db/schema/meme-events'
import { requireScope } from '../api-keys/require-scope'
import { getSubscriptionState } from '../billing/get-subscription-state'
import { listCreditEntries } from '../credits/list-credit-entries'
import { getImage } from '../images/get-image'
import { getUploadFile } from '../images/get-upload-file'
import { listMyPrompts } from '../prompts/list-my-prompts'
import { listMyMemes } from '../results/list-my-memes'
import type { ServiceContext } from '../service-context'
import { requireStandingSession } from '../sessions/require-standing-session'
import { getTemplateShelf } from '../templates/get-template-shelf'
import { listMyUploads } from '../uploads/list-my-uploads'
import { listMyVisuals } from '../visuals/list-my-visuals'
import { getUserDetails } from './get-user-details'

/** One file of an export; its bytes come as they are read. */
export interface ExportFile {
  /** Path within the export. */
  name: string
  /** Text is worth being pressed, a picture is not. */
  kind: 'text' | 'picture'
  chunks: AsyncIterable<Uint8Array>
}

const pageSize = 50

/**
 * Everything of the caller's: details, plan, credits, prompts, memes, visuals and own pictures as JSON, and each picture
 * as a file. One page and one picture at a time, so that a large library takes time and no memory. A picture that cannot
 * be painted and a row that cannot be read are left out, and `left-out.json` names them.
 *
 * @throws UNAUTHORIZED, FORBIDDEN, SERVICE_UNAVAILABLE before the first file
 */
export async function* exportAccount(context: ServiceContext): AsyncGenerator<ExportFile> {
  requireScope(context.actor, 'read')
  await requireStandingSession(context, 'recent')
  const leftOut = new Map<string, string>()
  const reading: ServiceContext = {
    ...context,
    onUnreadableRow: (row) => {
      leftOut.set(`${row.kind} ${row.id}`, `cannot be read: ${row.faults.join(', ')}`)
      context.onUnreadableRow?.(row)
    },
  }
  const details = await getUserDetails(reading)
  yield jsonFile('account.json', { ...details, state: await getSubscriptionState(reading) })
  yield listFile('credit-entries.json', pagesOf(listCreditEntries, reading))
  yield listFile('prompts.json', pagesOf(listMyPrompts, reading))
  yield listFile('memes.json', pagesOf(listMyMemes, reading))
  yield listFile('visuals.json', pagesOf(listMyVisuals, reading))
  yield listFile('own-pictures.json', pagesOf(listMyUploads, reading))
  yield jsonFile('starred-templates.json', (await getTemplateShelf(reading)).starred)
  yield jsonFile('meme-events.json', await listMemeEvents(reading))
  yield jsonFile('audit-log.json', await listAudit(reading))
  for await (const picture of picturesOf(reading)) {
    const bytes = await picture.read().catch((error: unknown) => {
      leftOut.set(picture.name, error instanceof Error ? error.message : 'unknown')
      return null
    })
    if (bytes) yield { name: picture.name, kind: 'picture', chunks: only(bytes) }
  }
  if (leftOut.size > 0) {
    yield jsonFile(
      'left-out.json',
      [...leftOut].map(([file, reason]) => ({ file, reason })),
    )
  }
}

interface ExportPicture {
  name: string
  read(): Promise<Uint8Array>
}

async function* picturesOf(context: ServiceContext): AsyncGenerator<ExportPicture> {
  for await (const { imageUrl, animated } of pagesOf(listMyMemes, context)) {
    const id = imageIdOf(imageUrl)
    const format = animated ? 'gif' : 'png'
    yield { name: `memes/${id}.${format}`, read: () => paint(context, id, format) }
  }
  for await (const { imageUrl } of pagesOf(listMyVisuals, context)) {
    const id = imageIdOf(imageUrl)
    yield { name: `visuals/${id}.png`, read: () => paint(context, id, 'png') }
  }
  const { db, ports } = context
  for await (const { name } of pagesOf(listMyUploads, context)) {
    const key = uploadKeyOf(name) ?? ''
    const file = await getUploadFile({ db, imageStorage: ports.imageStorage }, key)
    const ending = file.mediaType === 'image/png' ? 'png' : 'jpg'
    yield { name: `own-pictures/${key}.${ending}`, read: file.read }
  }
}

function imageIdOf(imageUrl: string): string {
  return /([0-9A-Za-z]+)\.\w+$/.exec(imageUrl)?.[1] ?? ''
}

async function paint(
  { actor, db, ports: { renderer } }: ServiceContext,
  imageId: string,
  format: 'png' | 'gif',
): Promise<Uint8Array> {
  const caller = { id: `account:${actor.userId}` }
  const image = await getImage({ db }, imageId)
  if (image.kind === 'visual') {
    const { document, altText, wordsByModel } = image.visual
    return renderer.renderVisual(document, { format: 'png', altText, wordsByModel }, caller)
  }
  const { document, altText, wordsByModel } = image
  return renderer.render(document, { format, altText, wordsByModel }, caller)
}

interface ListPage<Item> {
  items: Item[]
  before: string | null
}

/** All of a list, page by page by its cursor, so that nothing comes twice however long it takes. */
async function* pagesOf<Item>(
  list: (context: ServiceContext, input: PageInput) => Promise<ListPage<Item>>,
  context: ServiceContext,
): AsyncGenerator<Item> {
  let before: string | null | undefined
  do {
    const page: ListPage<Item> = await list(context, {
      page: 1,
      pageSize,
      sort: 'created_at',
      ...(before ? { before } : {}),
    })
    yield* page.items
    before = page.before
  } while (before)
}

async function listAudit({ actor, db }: ServiceContext): Promise<{ action: string; createdAt: Date }[]> {
  return db
    .select({ action: auditLog.action, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(eq(auditLog.userId, actor.userId))
    .orderBy(auditLog.id)
}

async function listMemeEvents({ actor, db }: ServiceContext) {
  const { resultId, kind, imageName, times, lastAt } = memeEvents
  return db
    .select({ resultId, kind, imageName, times, lastAt })
    .from(memeEvents)
    .where(eq(memeEvents.userId, actor.userId))
    .orderBy(lastAt)
}

const encoder = new TextEncoder()

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function jsonFile(name: string, value: unknown): ExportFile {
  return { name, kind: 'text', chunks: only(encoder.encode(`${JSON.stringify(value, null, 2)}\n`)) }
}

function listFile(name: string, items: AsyncIterable<unknown>): ExportFile {
  return { name, kind: 'text', chunks: listText(items) }
}

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  for await (const item of items) {
    yield encoder.encode(`${isFirst ? '[' : ','}\n${JSON.stringify(item)}`)
    isFirst = false
  }
  yield encoder.encode(isFirst ? '[]\n' : '\n]\n')
}
