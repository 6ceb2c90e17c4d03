'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { buttonClassNames } from '@/components/button-look'
import { ArrowsClockwiseIcon } from '@/components/icons/arrows-clockwise-icon'
import type { PictureBodyProps } from '@/components/picture-body'
import { errorWords as words } from '@/i18n/error-words'
import styles from './error-screen.module.css'

/**
 * Every page is sent what this file imports, and hardly one shows it: the picture is fetched when it does. Where that
 * fails too, the words stand alone.
 */
const ErrorPicture = lazy<ComponentType>(() =>
  import('./error-picture').then(
    (part) => ({ default: part.ErrorPicture }),
    () => ({ default: () => null }),
  ),
)

/**
 * The error screen of a part of the interface: our own meme, a title, Refresh and Contact support. It promises nothing
 * that the code does not know. @see spec §8
 */
export function errorParts(reference: string | undefined): PictureBodyProps {
  return {
    picture: (
      <Suspense fallback={<div className={styles.place} />}>
        <ErrorPicture />
      </Suspense>
    ),
    title: words.title,
    text: words.text,
    actions: (
      <>
        <button
          type="button"
          data-accent-color=""
          className={buttonClassNames({ large: true })}
          onClick={() => window.location.reload()}
        >
          <ArrowsClockwiseIcon size={19} />
          {words.refresh}
        </button>
        {/* No `Link`: after a failure the next page loads fresh. */}
        <a href="/contact" className={`qs-link ${styles.contact}`}>
          {words.contact}
        </a>
      </>
    ),
    children: reference && (
      <p className={`qs-quiet ${styles.reference}`}>{words.reference.replace('{{reference}}', reference)}</p>
    ),
  }
}
