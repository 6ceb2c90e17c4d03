'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useRef, useState } from 'react'
import styles from './api-reference.module.css'
import { openReference } from './open-reference'

/**
 * The reference, drawn from the description of the API by a program of its own that is loaded from our server when
 * this page is open, and nowhere else.
 */
export function ApiReference() {
  const { t } = useT()
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'loading' | 'open' | 'failed'>('loading')

  useEffect(() => {
    const element = place.current
    if (!element) return
    let left = false
    let close = () => {}
    const names = { copy: t('apiReference.copy'), notices: t('apiReference.notices') }
    openReference(element, names, () => setState('open')).then(
      (closeReference) => {
        close = closeReference
        if (left) close()
      },
      () => setState('failed'),
    )
    return () => {
      left = true
      close()
    }
  }, [t])

  return (
    <section className={styles.reference} aria-label={t('apiReference.title')}>
      {state !== 'open' && (
        <p role="status" className={styles.status}>
          {t(state === 'failed' ? 'apiReference.failed' : 'apiReference.loading')}
        </p>
      )}
      <div ref={place} />
    </section>
  )
}
