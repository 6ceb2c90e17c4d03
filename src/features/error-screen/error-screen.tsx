'use client'

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import Link from 'next/link'
import { useT } from 'next-i18next/client'
import { PictureScreen } from '@/components/picture-screen'
import { Press } from '@/components/press'
import { CaptionedPicture } from '@/lib/captioned-picture/captioned-picture'
import { template } from '@/templates/calm-in-chaos/template'
import styles from './error-screen.module.css'

/**
 * What is shown when a part of the interface fails: our own meme, a title, Refresh and Contact support.
 * It promises nothing that the code does not know. @see spec §8
 */
export function ErrorScreen({ reference }: { reference: string | undefined }) {
  const { t } = useT()
  return (
    <PictureScreen
      picture={
        <CaptionedPicture
          template={template}
          altText={t('errorBoundary.pictureAlt')}
          words={{ situation: t('errorBoundary.situation'), calm: t('errorBoundary.calm') }}
        />
      }
      title={t('errorBoundary.title')}
      text={t('errorBoundary.text')}
      actions={
        <>
          <Press large onClick={() => window.location.reload()}>
            <ArrowsClockwiseIcon size={19} weight="bold" aria-hidden />
            {t('errorBoundary.refresh')}
          </Press>
          <Link href="/contact" className={`qs-link ${styles.contact}`}>
            {t('errorBoundary.contact')}
          </Link>
        </>
      }
    >
      {reference && (
        <p className={`qs-quiet ${styles.reference}`}>{t('errorBoundary.reference', { reference })}</p>
      )}
    </PictureScreen>
  )
}
