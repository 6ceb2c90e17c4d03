import type { TFunction } from 'i18next'
import type common from '../../../public/locales/en/common.json'

/** The words of the first screen, handed to the browser without the file that they stand in. */
export type HeroWords = (typeof common)['landing']['hero']

export function heroWords(t: TFunction): HeroWords {
  return t('landing.hero', { returnObjects: true, skipInterpolation: true }) as HeroWords
}
