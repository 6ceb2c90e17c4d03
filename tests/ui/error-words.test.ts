import { expect, it } from 'vitest'
import { errorPictureWords } from '@/i18n/error-picture-words'
import { errorWords } from '@/i18n/error-words'
import errorBoundary from '../../public/locales/en/errorBoundary.json'

it('says on the error screen what the locale file says', () => {
  expect({ ...errorWords, ...errorPictureWords }).toEqual(errorBoundary)
})
