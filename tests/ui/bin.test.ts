import { describe, expect, it } from 'vitest'
import { createBin } from '@/meme-ui/card/bin'

function openBin(remove: (id: string) => Promise<void> = async () => undefined) {
  const removed: string[] = []
  const failed: string[] = []
  const bin = createBin({
    async remove(id) {
      await remove(id)
      removed.push(id)
    },
    onFailed: (id) => failed.push(id),
  })
  return { bin, removed, failed }
}

describe('the bin', () => {
  it('deletes nothing while its toast is seen, and once when it has gone', async () => {
    const { bin, removed } = openBin()
    bin.put('a')
    expect(removed).toEqual([])
    await Promise.all([bin.empty('a'), bin.empty('a')])
    expect(removed).toEqual(['a'])
  })

  it('never deletes what was taken out', async () => {
    const { bin, removed } = openBin()
    bin.put('a')
    expect(bin.takeOut('a')).toBe(true)
    await bin.empty('a')
    bin.emptyAll()
    expect(removed).toEqual([])
  })

  it('says that it is too late for what was deleted', async () => {
    const { bin } = openBin()
    bin.put('a')
    await bin.empty('a')
    expect(bin.takeOut('a')).toBe(false)
  })

  it('tells of what could not be deleted, so that it is shown again', async () => {
    const { bin, removed, failed } = openBin(async () => {
      throw new Error('offline')
    })
    bin.put('a')
    await bin.empty('a')
    expect([removed, failed]).toEqual([[], ['a']])
  })

  it('is emptied whole by whoever leaves, each once and by the way that is given', () => {
    const { bin, removed } = openBin()
    const breath: string[] = []
    bin.put('a')
    bin.put('b')
    bin.takeOut('a')
    bin.emptyAll((id) => breath.push(id))
    bin.emptyAll((id) => breath.push(id))
    expect([breath, removed]).toEqual([['b'], []])
  })
})
