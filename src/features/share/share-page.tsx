import Link from 'next/link'
import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '@/components/button'
import { DownloadSimpleIcon } from '@/components/icons/download-simple-icon'
import { Logo } from '@/components/logo'
import { Picture } from '@/components/picture'
import { brandName } from '@/env/brand'
import { getT } from '@/i18n/server'
import { imageUrlAs } from '@/meme-ui/card/image-format'
import styles from './share-page.module.css'
import { makeAddress, type PublicMeme, sourceOf } from './shared-words'

/** Offered widths, px: a phone and a desktop, each with a normal and a sharp screen. */
const widthsPx = [480, 800, 1080, 1320]

interface SharePageProps {
  meme: PublicMeme
  isSignedIn: boolean
  /** Tools for the owner only. */
  ownerCorner: ReactNode
}

/** The public page of a meme: the meme, its prompt, and a link to make one. */
export async function SharePage({ meme, isSignedIn, ownerCorner }: SharePageProps) {
  const { t } = await getT()
  const { prompt } = meme
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Logo />
        {!isSignedIn && (
          <Link href="/login" prefetch={false} className={styles.signIn}>
            {t('share.signIn')}
          </Link>
        )}
        <ButtonLink href="/create" tone="paper" className={styles.make}>
          {t('share.makeMeme')}
        </ButtonLink>
      </header>
      <main className={styles.body}>
        <SharedPicture meme={meme} />
        <div className={styles.side}>
          <h1 className={prompt ? styles.started : 'qs-display-3'}>
            {prompt ? (
              <>
                <span className={styles.lead}>
                  {t(prompt.isTheme ? 'share.startedAsTheme' : 'share.startedAsSentence')}
                </span>{' '}
                <q lang={prompt.language} dir="auto" className={styles.sentence}>
                  {prompt.text}
                </q>
              </>
            ) : (
              t('share.headline')
            )}
          </h1>
          <div className={styles.actions}>
            <ButtonLink large href={makeAddress(meme.imageName)}>
              {t('share.make')}
            </ButtonLink>
            <ButtonLink
              large
              tone="paper"
              href={imageUrlAs(meme.imageUrl, meme.animated ? 'gif' : 'png')}
              download={`${meme.fileName}.${meme.animated ? 'gif' : 'png'}`}
            >
              <DownloadSimpleIcon size={20} />
              {t('share.download')}
            </ButtonLink>
          </div>
          <details open className={styles.words}>
            <summary>{t('share.inWords')}</summary>
            <p>{meme.altText}</p>
          </details>
          <p className={styles.source}>
            {t(sourceOf(meme), { brand: brandName })}{' '}
            <Link href="/contact" prefetch={false} className="qs-link">
              {t('share.report')}
            </Link>
          </p>
          <div className={styles.corner}>{ownerCorner}</div>
        </div>
      </main>
    </div>
  )
}

function SharedPicture({ meme }: { meme: PublicMeme }) {
  const { imageUrl, animated, altText, widthPx, heightPx } = meme
  const webp = imageUrlAs(imageUrl, 'webp')
  // A moving meme has the size of its frames.
  const sizes = animated
    ? { src: webp }
    : {
        src: `${webp}?width=1080`,
        srcSet: widthsPx.map((px) => `${webp}?width=${px} ${px}w`).join(', '),
        sizes: '(max-width: 767px) calc(100vw - 36px), (max-width: 1279px) 52vw, 660px',
      }
  return (
    <div className={styles.picture} style={{ '--ratio': widthPx / heightPx } as CSSProperties}>
      <Picture {...sizes} alt={altText} width={widthPx} height={heightPx} fetchPriority="high" />
    </div>
  )
}
