import type { I18nConfig } from 'next-i18next/proxy'
import common from '../../public/locales/en/common.json'
import { defaultNamespace, interfaceLanguage } from './interface-language'

export const i18nConfig: I18nConfig = {
  supportedLngs: [interfaceLanguage],
  fallbackLng: interfaceLanguage,
  defaultNS: defaultNamespace,
  ns: [defaultNamespace],
  localeInPath: false,
  // Bundled rather than read from disk: the words are there wherever the code is.
  resources: { [interfaceLanguage]: { [defaultNamespace]: common } },
}
