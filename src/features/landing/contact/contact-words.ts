import type { TFunction } from 'i18next'
import type common from '../../../../public/locales/en/common.json'

/** The words of the form, handed to the browser without the file that they stand in. */
export type ContactWords = (typeof common)['contact']

export function contactWords(t: TFunction): ContactWords {
  return t('contact', { returnObjects: true, skipInterpolation: true }) as ContactWords
}
