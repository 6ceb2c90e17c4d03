import type { MetadataRoute } from 'next'
import { brandName } from '@/env/brand'
import { interfaceLanguage } from '@/i18n/interface-language'
import { getT } from '@/i18n/server'

const paper = '#F8F3E8'

/** Manifest of the installed app: name, icons and share target. decision: ADR-0031 */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { t } = await getT()
  return {
    id: '/create',
    name: t('install.name', { brand: brandName }),
    short_name: brandName,
    description: t('meta.defaultDescription'),
    lang: interfaceLanguage,
    dir: 'ltr',
    start_url: '/create',
    scope: '/',
    display: 'standalone',
    background_color: paper,
    theme_color: paper,
    categories: ['entertainment', 'photo', 'social'],
    icons: [
      { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('install.memes'), url: '/create' },
      { name: t('install.gifs'), url: '/gifs' },
      { name: t('install.themed'), url: '/themed' },
      { name: t('install.library'), url: '/library' },
    ],
    share_target: {
      action: '/share-target',
      method: 'post',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  }
}
