import { expect, it } from 'vitest'
import { queuePaint } from '@/meme-ui/canvas/paint-queue'

it('work that keeps the page busy is done one after the other, and the page may answer in between', async () => {
  const order: string[] = []
  const works = ['a', 'b', 'c'].map((name) => queuePaint(() => order.push(name)))
  const answers = setInterval(() => order.push('answer'), 0)
  await Promise.all(works)
  clearInterval(answers)
  expect(order.filter((name) => name !== 'answer')).toEqual(['a', 'b', 'c'])
  expect(order.slice(order.indexOf('a'), order.indexOf('c'))).toContain('answer')
})

it('who comes after one that fails is still served', async () => {
  const failing = queuePaint(() => {
    throw new Error('no picture')
  })
  const next = queuePaint(() => 'painted')
  await expect(failing).rejects.toThrow('no picture')
  await expect(next).resolves.toBe('painted')
})
