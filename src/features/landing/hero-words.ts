import type { TFunction } from 'i18next'
import type landing from '../../../public/locales/en/landing.json'

/** The words of the first screen, passed to the browser without the rest of their namespace. */
export type HeroWords = (typeof landing)['hero']

export function heroWords(t: TFunction): HeroWords {
  return t('landing.hero', { returnObjects: true, skipInterpolation: true }) as HeroWords
}
