import type { TFunction } from 'i18next'
import type { ConsentCategory } from '@/lib/consent/consent'

export interface ConsentWords {
  title: string
  /** The question, by what is asked for. */
  ask: Record<ConsentCategory | 'both', string>
  more: string
  needed: string
  allow: string
}

/** The words of the consent bar. Every page has them, because a prerendered one cannot know whether to ask. */
export function consentWords(t: TFunction): ConsentWords {
  return {
    title: t('consent.title'),
    ask: {
      statistics: t('consent.ask.statistics'),
      partners: t('consent.ask.partners'),
      both: t('consent.ask.both'),
    },
    more: t('consent.more'),
    needed: t('consent.needed'),
    allow: t('consent.allow'),
  }
}
