'use client'

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import Link from 'next/link'
import type { PictureBodyProps } from '@/components/picture-body'
import { Press } from '@/components/press'
import { errorWords as words } from '@/i18n/error-words'
import { CaptionedPicture } from '@/lib/captioned-picture/captioned-picture'
import { template } from '@/templates/calm-in-chaos/template'
import styles from './error-screen.module.css'

/**
 * What is said when a part of the interface fails: our own meme, a title, Refresh and Contact support. It promises
 * nothing that the code does not know. @see spec §8
 */
export function errorParts(reference: string | undefined): PictureBodyProps {
  return {
    picture: (
      <CaptionedPicture
        template={template}
        altText={words.pictureAlt}
        words={{ situation: words.situation, calm: words.calm }}
      />
    ),
    title: words.title,
    text: words.text,
    actions: (
      <>
        <Press large onClick={() => window.location.reload()}>
          <ArrowsClockwiseIcon size={19} weight="bold" aria-hidden />
          {words.refresh}
        </Press>
        <Link href="/contact" className={`qs-link ${styles.contact}`}>
          {words.contact}
        </Link>
      </>
    ),
    children: reference && (
      <p className={`qs-quiet ${styles.reference}`}>{words.reference.replace('{{reference}}', reference)}</p>
    ),
  }
}
