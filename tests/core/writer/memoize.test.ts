import { expect, it } from 'vitest'
import { memoize } from '@/core/writer/memoize'

it('computes a result once for each object, even one that is undefined', () => {
  const asked: string[] = []
  const firstLetter = memoize(({ name }: { name: string }) => {
    asked.push(name)
    return name[0]
  })
  const [ada, nobody] = [{ name: 'Ada' }, { name: '' }]
  expect([ada, nobody, ada, nobody].map(firstLetter)).toEqual(['A', undefined, 'A', undefined])
  expect(asked).toEqual(['Ada', ''])
})
