import { ButtonLink } from '@/components/button'
import type { PictureBodyProps } from '@/components/picture-body'
import { getT } from '@/i18n/server'
import { CaptionedPicture } from '@/meme-ui/captioned-picture/captioned-picture'
import { template } from '@/templates/fork-in-road/template'
import styles from './not-found-parts.module.css'

/** Suggested pages for a mistyped address. */
const ways = [
  { href: '/meme-templates', name: 'templates' },
  { href: '/memes', name: 'memes' },
  { href: '/guides', name: 'guides' },
  { href: '/meme-api', name: 'api' },
  { href: '/contact', name: 'contact' },
] as const

/** A road that ends here; its signs name the two that go on. */
export async function notFoundParts(): Promise<PictureBodyProps> {
  const { t } = await getT()
  return {
    picture: (
      <CaptionedPicture
        template={template}
        altText={t('notFound.pictureAlt')}
        words={{ good: t('notFound.create'), bad: t('notFound.home'), who: t('notFound.you') }}
        ways={{ good: '/create', bad: '/' }}
      />
    ),
    title: t('notFound.title'),
    text: t('notFound.text'),
    actions: (
      <>
        <ButtonLink large href="/create">
          {t('notFound.create')}
        </ButtonLink>
        <ButtonLink large tone="paper" href="/">
          {t('notFound.home')}
        </ButtonLink>
      </>
    ),
    children: (
      <nav aria-label={t('notFound.ways')} className={styles.ways}>
        {ways.map(({ href, name }) => (
          <a key={href} href={href} className="qs-link">
            {t(`notFound.${name}`)}
          </a>
        ))}
      </nav>
    ),
  }
}
