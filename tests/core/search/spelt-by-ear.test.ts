import { expect, it } from 'vitest'
import { speltByEar } from '@/core/search/spelt-by-ear'

it.each([
  ['filosofy', 'philosophy'],
  ['skool', 'school'],
  ['nite', 'night'],
  ['kwick', 'quick'],
  ['rong', 'wrong'],
])('knows how “%s” may be spelt', (written, spelt) => {
  expect([speltByEar(written), ...speltByEar(written).map(speltByEar)].flat()).toContain(spelt)
})

it('gives no word back as it was', () => {
  for (const word of ['skool', 'aaa', 'थका', '']) expect(speltByEar(word)).not.toContain(word)
})
