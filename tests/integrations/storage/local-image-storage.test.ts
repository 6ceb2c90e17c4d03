import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLocalImageStorage } from '@/server/integrations/storage/local-image-storage'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'uploads-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const key = 'ab/0123456789abcdef-Ab3dEf6hIj9lMn2pQr5tUv.jpg'

describe('the local directory of pictures', () => {
  it('gives back what was put there until it is removed, and leaves no half files', async () => {
    const storage = createLocalImageStorage(path.join(directory, 'made', 'when-needed'))
    await storage.put(key, Buffer.from('a picture'), 'image/jpeg')
    expect(Buffer.from(await storage.get(key)).toString()).toBe('a picture')
    expect(await readdir(path.join(directory, 'made', 'when-needed', 'ab'))).toEqual([path.basename(key)])
    await storage.remove(key)
    await storage.remove(key)
    await expect(storage.get(key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each(['../secret.jpg', 'ab/../../secret.jpg', '/etc/passwd', 'ab/x.jpg', 'ab/0123456789ab.svg', ''])(
    'takes %j for no key',
    async (wrong) => {
      const storage = createLocalImageStorage(directory)
      await expect(storage.put(wrong, Buffer.alloc(1), 'image/jpeg')).rejects.toThrow(/no key/)
      await expect(storage.get(wrong)).rejects.toThrow()
      await expect(storage.remove(wrong)).rejects.toThrow(/no key/)
    },
  )

  it('says that it cannot keep a picture where nothing can be written', async () => {
    const file = path.join(directory, 'a-file')
    await writeFile(file, '')
    const refused = createLocalImageStorage(file).put(key, Buffer.alloc(1), 'image/jpeg')
    await expect(refused).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
  })
})
