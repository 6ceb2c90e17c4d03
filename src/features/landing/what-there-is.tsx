import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import Link from 'next/link'
import { Picture } from '@/components/picture'
import { memesPerRunMax } from '@/contracts/limits'
import { getT } from '@/i18n/server'
import styles from './what-there-is.module.css'

/** What there is besides memes that stand still; a line is added when its feature is there. */
const entries = [
  { name: 'gifs', href: '/gif-memes', template: 'two-buttons' },
  { name: 'editor', href: '/meme-templates', template: 'signpost' },
  { name: 'themes', href: '/themed', template: 'outrunning-it' },
  { name: 'visuals', href: '/visuals', template: 'iceberg' },
  { name: 'api', href: '/meme-api', template: 'line-goes-up' },
] as const

export async function WhatThereIs() {
  const { t } = await getT()
  return (
    <section className={styles.section}>
      <h2 className="qs-display-2">{t('landing.list.title')}</h2>
      <ul className={styles.list}>
        {entries.map(({ name, href, template }) => (
          <li key={name}>
            <Link href={href} prefetch={false} className={styles.entry}>
              <h3 className="qs-display-3">{t(`landing.list.${name}`)}</h3>
              <p>{t(`landing.list.${name}Text`, { max: memesPerRunMax })}</p>
              <Picture
                src={`/templates/${template}-320.webp`}
                alt=""
                width={150}
                height={84}
                loading="lazy"
              />
              <ArrowRightIcon size={22} weight="bold" aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
