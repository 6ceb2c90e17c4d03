import { expect, it } from 'vitest'
import { inPaintTurn } from '@/meme-ui/canvas/paint-turn'

it('work that keeps the page busy is done one after the other, and the page may answer in between', async () => {
  const order: string[] = []
  const works = ['a', 'b', 'c'].map((name) => inPaintTurn(() => order.push(name)))
  const answers = setInterval(() => order.push('answer'), 0)
  await Promise.all(works)
  clearInterval(answers)
  expect(order.filter((name) => name !== 'answer')).toEqual(['a', 'b', 'c'])
  expect(order.slice(order.indexOf('a'), order.indexOf('c'))).toContain('answer')
})

it('who comes after one that fails is still served', async () => {
  const failing = inPaintTurn(() => {
    throw new Error('no picture')
  })
  const next = inPaintTurn(() => 'painted')
  await expect(failing).rejects.toThrow('no picture')
  await expect(next).resolves.toBe('painted')
})
