import { describe, expect, it } from 'vitest'
import { ByteBoundedCache } from '@/server/integrations/canvas-renderer/byte-bounded-cache'

function countedCache(bytesMax: number) {
  const cache = new ByteBoundedCache<string>(bytesMax, (value) => value.length)
  const made: string[] = []
  const get = (key: string, value: string) =>
    cache.get(key, async () => {
      made.push(key)
      return value
    })
  return { cache, made, get }
}

describe('a cache bounded by bytes', () => {
  it('makes a value once, also for those who ask at the same time', async () => {
    const { get, made } = countedCache(10)
    expect(await Promise.all([get('a', 'aaaa'), get('a', 'aaaa')])).toEqual(['aaaa', 'aaaa'])
    expect(await get('a', 'other')).toBe('aaaa')
    expect(made).toEqual(['a'])
  })

  it('drops the longest unused when there are too many bytes', async () => {
    const { get, made } = countedCache(10)
    await get('a', 'aaaa')
    await get('b', 'bbbb')
    await get('a', 'aaaa')
    await get('c', 'cccc')
    await get('a', 'aaaa')
    expect(made).toEqual(['a', 'b', 'c'])
    await get('b', 'bbbb')
    expect(made).toEqual(['a', 'b', 'c', 'b'])
  })

  it('keeps a single value that is larger than the bound', async () => {
    const { get, made } = countedCache(2)
    await get('a', 'aaaa')
    await get('a', 'aaaa')
    expect(made).toEqual(['a'])
  })

  it('tries again after a failure', async () => {
    const { cache, get } = countedCache(10)
    const failing = () => cache.get('a', () => Promise.reject(new Error('not yet')))
    await expect(Promise.all([failing(), failing()])).rejects.toThrow('not yet')
    expect(await get('a', 'now')).toBe('now')
  })
})
