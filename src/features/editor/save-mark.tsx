import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { usePathname, useSearchParams } from 'next/navigation'
import { useT } from 'next-i18next/client'
import type { SaveState } from './meme-saver'
import styles from './save-mark.module.css'

/** Whether what is seen is kept, in a word; where it is not, why. */
export function SaveMark({ state }: { state: SaveState }) {
  const { t } = useT()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // With what the address says: what was changed waits under it.
  const next = query ? `${pathname}?${query}` : pathname
  return (
    <p className={`${styles.mark} ${styles[state.kind] ?? ''}`} data-save-state={state.kind}>
      <MarkIcon kind={state.kind} />
      <span role="status" className={styles.words}>
        {state.kind === 'refused' ? state.message : t(`editor.saveStates.${state.kind}`)}
      </span>
      {state.kind === 'signedOut' && (
        <a href={`/login?${new URLSearchParams({ next })}`} className="qs-link">
          {t('editor.signIn')}
        </a>
      )}
    </p>
  )
}

function MarkIcon({ kind }: Pick<SaveState, 'kind'>) {
  const look = { size: 16, weight: 'bold', 'aria-hidden': true } as const
  if (kind === 'saved') return <CheckIcon {...look} />
  if (kind === 'waiting' || kind === 'saving') return <PencilSimpleIcon {...look} />
  return kind === 'offline' ? <CloudSlashIcon {...look} /> : <WarningCircleIcon {...look} />
}
