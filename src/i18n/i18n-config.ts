import type { I18nConfig } from 'next-i18next/proxy'
import { interfaceLanguage, keyOptions } from './interface-language'
import { locale } from './locale'

export const i18nConfig: I18nConfig = {
  supportedLngs: [interfaceLanguage],
  fallbackLng: interfaceLanguage,
  ns: Object.keys(locale),
  localeInPath: false,
  i18nextOptions: keyOptions,
  // Bundled rather than read from disk: the words are there wherever the code is.
  resources: { [interfaceLanguage]: locale },
}
