import type { I18nConfig } from 'next-i18next/proxy'
import common from '../../public/locales/en/common.json'

/** The one interface language so far (spec §9). Addresses carry no language. */
export const interfaceLanguage = 'en'
export const defaultNamespace = 'common'

export const i18nConfig: I18nConfig = {
  supportedLngs: [interfaceLanguage],
  fallbackLng: interfaceLanguage,
  defaultNS: defaultNamespace,
  ns: [defaultNamespace],
  localeInPath: false,
  // Bundled rather than read from disk: the words are there wherever the code is.
  resources: { [interfaceLanguage]: { [defaultNamespace]: common } },
}
