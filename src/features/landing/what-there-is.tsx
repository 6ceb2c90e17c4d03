import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight'
import Link from 'next/link'
import { Picture } from '@/components/picture'
import { memesPerRunMax } from '@/contracts/text-to-meme'
import { getT } from '@/i18n/server'
import styles from './what-there-is.module.css'

/** What works today; a line is added when its feature is there. */
const entries = [
  { name: 'memes', href: '/create', template: 'two-buttons' },
  { name: 'library', href: '/library', template: 'signpost' },
  { name: 'api', href: '/account/api', template: 'line-goes-up' },
] as const

export async function WhatThereIs() {
  const { t } = await getT()
  return (
    <section className={styles.section}>
      <h2 className="qs-display-2">{t('landing.list.title')}</h2>
      <ul className={styles.list}>
        {entries.map(({ name, href, template }) => (
          <li key={name} id={name === 'api' ? 'api' : undefined}>
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
