import { createServerI18next } from 'next-i18next/server'
import { i18nConfig } from './i18n-config'
import { interfaceLanguage } from './interface-language'

const i18n = createServerI18next(i18nConfig)

/**
 * The words for server components, layouts and `generateMetadata`: `const { t } = await getT()`.
 * The language is named so that no cookie or header is read and pages can be prerendered.
 */
export function getT() {
  return i18n.getT(undefined, { lng: interfaceLanguage })
}
