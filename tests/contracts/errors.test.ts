import { expect, it, vi } from 'vitest'
import { AppError } from '@/contracts/errors'
import { describeError } from '@/server/api/describe-error'

it('knows an error that another copy of the module threw, as Next’s routes have copies of their own', async () => {
  vi.resetModules()
  const other = await import('@/contracts/errors')
  expect(other.AppError).not.toBe(AppError)
  const error = new other.AppError('GONE', 'It is gone.')
  expect(error).toBeInstanceOf(AppError)
  expect(describeError(error)).toEqual({ code: 'GONE', status: 410, message: 'It is gone.' })
})

it.each([new Error('x'), { name: 'AppError', code: 'GONE' }, null, 'AppError'])(
  'takes %s for no AppError',
  (value) => {
    expect(value instanceof AppError).toBe(false)
  },
)
