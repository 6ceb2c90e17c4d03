import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check'
import { CloudSlashIcon } from '@phosphor-icons/react/dist/csr/CloudSlash'
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple'
import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle'
import { usePathname, useSearchParams } from 'next/navigation'
import { useT } from 'next-i18next/client'
import type { SaveState } from './meme-saver'
import styles from './save-mark.module.css'

/** Says in a word that the meme is saved, or why it is not. */
export function SaveMark({ state }: { state: SaveState }) {
  const { t } = useT()
  const pathname = usePathname()
  const query = useSearchParams().toString()
  // The query belongs to the key under which an unsaved draft is kept.
  const next = query ? `${pathname}?${query}` : pathname
  return (
    <p className={`${styles.mark} ${styles[state.kind] ?? ''}`} data-save-state={state.kind}>
      <MarkIcon kind={state.kind} />
      <span role="status" className={styles.words}>
        {wordsOf(state, t)}
      </span>
      {state.kind === 'signedOut' && (
        <a href={`/login?${new URLSearchParams({ next })}`} className="qs-link">
          {t('editor.signIn')}
        </a>
      )}
    </p>
  )
}

function wordsOf(state: SaveState, t: ReturnType<typeof useT>['t']): string {
  switch (state.kind) {
    case 'refused':
      return state.message
    case 'cutOff':
    case 'noCredits':
    case 'tooFast':
    case 'unavailable':
      return t('editor.saveStates.failed')
    default:
      return t(`editor.saveStates.${state.kind}`)
  }
}

function MarkIcon({ kind }: Pick<SaveState, 'kind'>) {
  const look = { size: 16, weight: 'bold', 'aria-hidden': true } as const
  if (kind === 'saved') return <CheckIcon {...look} />
  if (kind === 'waiting' || kind === 'saving') return <PencilSimpleIcon {...look} />
  return kind === 'offline' || kind === 'unreachable' ? (
    <CloudSlashIcon {...look} />
  ) : (
    <WarningCircleIcon {...look} />
  )
}
