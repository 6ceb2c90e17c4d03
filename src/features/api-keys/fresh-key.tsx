'use client'

import { useT } from 'next-i18next/client'
import { useEffect, useId, useRef } from 'react'
import actions from '@/components/actions.module.css'
import { Button } from '@/components/button'
import { GhostButton } from '@/components/ghost-button'
import { CopyIcon } from '@/components/icons/copy-icon'
import type { KeyMode } from '@/contracts/api-key'
import { copyText } from './copy-text'
import styles from './fresh-key.module.css'

interface FreshKeyProps {
  mode: KeyMode
  apiKey: string
  onDone: () => void
}

/** The whole key, the only time that it can be seen. */
export function FreshKey({ mode, apiKey, onDone }: FreshKeyProps) {
  const { t } = useT()
  const titleId = useId()
  const field = useRef<HTMLInputElement>(null)
  // The pressed button may be gone, and the key is the purpose of the page.
  useEffect(() => field.current?.focus(), [])
  const said = { copied: t('apiKeys.fresh.copied'), failed: t('apiKeys.copyFailed') }
  return (
    <section className={`qs-ink ${styles.fresh}`} aria-labelledby={titleId}>
      <h3 id={titleId} className="qs-display-4">
        {t('apiKeys.fresh.title')}
      </h3>
      <p>{t(mode === 'test' ? 'apiKeys.fresh.textTest' : 'apiKeys.fresh.text')}</p>
      <input
        ref={field}
        className={styles.key}
        aria-label={t('apiKeys.fresh.label')}
        value={apiKey}
        readOnly
        spellCheck={false}
        autoComplete="off"
        onFocus={(event) => event.target.select()}
      />
      <div className={actions.actions}>
        <Button onClick={() => copyText(apiKey, said)}>
          <CopyIcon size={19} />
          {t('apiKeys.fresh.copy')}
        </Button>
        <GhostButton size="3" onClick={onDone}>
          {t('apiKeys.fresh.done')}
        </GhostButton>
      </div>
    </section>
  )
}
