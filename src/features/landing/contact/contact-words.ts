import type { TFunction } from 'i18next'
import type contact from '../../../../public/locales/en/contact.json'

/** The words of the form, passed to the browser without the rest of their namespace. */
export type ContactWords = (typeof contact)['form']

export function contactWords(t: TFunction): ContactWords {
  return t('contact.form', { returnObjects: true, skipInterpolation: true }) as ContactWords
}
