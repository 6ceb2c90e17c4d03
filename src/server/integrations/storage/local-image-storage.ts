import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@/contracts/errors'
import type { ImageStorage } from '@/server/services/ports/image-storage'
import { checkedKey } from './storage-key'

/** @param directory made when the first file comes; nobody else writes there */
export function createLocalImageStorage(directory: string): ImageStorage {
  const fileOf = (key: string) => path.join(directory, checkedKey(key))
  return {
    async put(key, bytes) {
      const file = fileOf(key)
      // A name that nobody else writes to; renaming it is one step.
      const unfinished = `${file}.${randomUUID()}.part`
      try {
        await mkdir(path.dirname(file), { recursive: true })
        const handle = await open(unfinished, 'wx', 0o600)
        try {
          await handle.writeFile(bytes)
          await handle.sync()
        } finally {
          await handle.close()
        }
        await rename(unfinished, file)
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw new AppError('SERVICE_UNAVAILABLE', 'The picture could not be kept. Try again in a minute.', {
          cause,
        })
      }
    },
    async get(key) {
      try {
        return await readFile(fileOf(key))
      } catch (cause) {
        throw new AppError('NOT_FOUND', 'The picture of this meme does not exist', { cause })
      }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}
