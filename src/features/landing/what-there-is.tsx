import Link from 'next/link'
import { ArrowRightIcon } from '@/components/icons/arrow-right-icon'
import { Picture } from '@/components/picture'
import { memesPerRunMax } from '@/contracts/limits'
import { getT } from '@/i18n/server'
import { exampleVisualPath } from './example-visual'
import styles from './what-there-is.module.css'

/** The features besides still memes; a line is added with each feature. */
const entries = [
  { name: 'gifs', href: '/gif-memes', picture: '/templates/two-buttons-320.webp' },
  { name: 'editor', href: '/meme-templates', picture: '/templates/signpost-320.webp' },
  { name: 'themes', href: '/themed', picture: '/templates/outrunning-it-320.webp' },
  { name: 'visuals', href: '/visuals', picture: exampleVisualPath },
  { name: 'api', href: '/meme-api', picture: '/templates/line-goes-up-320.webp' },
] as const

export async function WhatThereIs() {
  const { t } = await getT()
  return (
    <section className={styles.section}>
      <h2 className="qs-display-2">{t('landing.list.title')}</h2>
      <ul className={styles.list}>
        {entries.map(({ name, href, picture }) => (
          <li key={name}>
            <Link href={href} prefetch={false} className={styles.entry}>
              <h3 className="qs-display-3">{t(`landing.list.${name}`)}</h3>
              <p>{t(`landing.list.${name}Text`, { max: memesPerRunMax })}</p>
              <Picture src={picture} alt="" width={150} height={84} loading="lazy" />
              <ArrowRightIcon size={22} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
