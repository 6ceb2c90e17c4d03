'use client'

import { useT } from 'next-i18next/client'
import { CopyIcon } from '@/components/icons/copy-icon'
import styles from './code-block.module.css'
import { copyText } from './copy-text'

interface CodeBlockProps {
  code: string
  /** Accessible name of the copy button; without it there is none. */
  copyName?: string
}

/** A quoted string, captured unless it is the key of an object, or any other text. */
const piece = /("[^"\n]*"|'[^'\n]*'|`[^`]*`)(?!\s*:)|"[^"\n]*"(?=\s*:)|[^"'`]+|["'`]/g

/** Code on night that scrolls sideways rather than wrap: a wrapped line pastes badly. */
export function CodeBlock({ code, copyName }: CodeBlockProps) {
  const { t } = useT()
  const said = { copied: t('apiKeys.example.copied'), failed: t('apiKeys.copyFailed') }
  return (
    <div className={`qs-on-ink ${styles.block}`}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {[...code.matchAll(piece)].map(({ 0: whole, 1: quoted, index }) =>
            quoted === undefined ? (
              whole
            ) : (
              <span key={index} className={styles.quoted}>
                {quoted}
              </span>
            ),
          )}
        </code>
      </pre>
      {copyName && (
        <button
          type="button"
          className={styles.copy}
          aria-label={copyName}
          onClick={() => copyText(code, said)}
        >
          <CopyIcon size={18} />
          {t('apiKeys.example.copy')}
        </button>
      )}
    </div>
  )
}
